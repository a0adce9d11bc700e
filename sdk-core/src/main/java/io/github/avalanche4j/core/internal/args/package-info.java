/** Checks of arguments. */
@NullMarked
package io.github.avalanche4j.core.internal.args;

import org.jspecify.annotations.NullMarked;
