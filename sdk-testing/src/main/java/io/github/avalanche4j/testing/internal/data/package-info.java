@NullMarked
package io.github.avalanche4j.testing.internal.data;

import org.jspecify.annotations.NullMarked;
