@NullMarked
package io.github.avalanche4j.testing.internal.node;

import org.jspecify.annotations.NullMarked;
