@NullMarked
package io.github.avalanche4j.testing.internal.args;

import org.jspecify.annotations.NullMarked;
