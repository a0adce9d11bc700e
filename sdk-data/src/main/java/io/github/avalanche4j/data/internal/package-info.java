/** Checks and building of requests. */
@NullMarked
package io.github.avalanche4j.data.internal;

import org.jspecify.annotations.NullMarked;
