/** Hands out what comes page by page to subscribers, as they ask for it. */
@NullMarked
package io.github.avalanche4j.core.internal.flow;

import org.jspecify.annotations.NullMarked;
