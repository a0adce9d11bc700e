/** Calls, lists, options and errors that all clients of avalanche4j share. */
@NullMarked
package io.github.avalanche4j.core;

import org.jspecify.annotations.NullMarked;
