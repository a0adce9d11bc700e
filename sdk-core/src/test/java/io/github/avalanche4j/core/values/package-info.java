/** Value types with every kind of field, generated like the real ones. */
package io.github.avalanche4j.core.values;
