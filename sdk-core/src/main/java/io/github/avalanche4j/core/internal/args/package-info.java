/** Checks of arguments, and what users set in lambdas. */
@NullMarked
package io.github.avalanche4j.core.internal.args;

import org.jspecify.annotations.NullMarked;
