@NullMarked
package io.github.avalanche4j.testing.internal.codec;

import org.jspecify.annotations.NullMarked;
