/** Delivers pages to subscribers by demand. */
@NullMarked
package io.github.avalanche4j.core.internal.flow;

import org.jspecify.annotations.NullMarked;
