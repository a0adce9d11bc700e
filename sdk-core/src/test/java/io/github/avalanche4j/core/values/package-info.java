/** Value types with every kind of field, generated like the real ones. */
@Values
package io.github.avalanche4j.core.values;

import io.github.avalanche4j.codegen.Values;
