/** Lists: endpoints, pagers for page tokens and for numbered ranges, iterators, prefetch, positions. */
@NullMarked
package io.github.avalanche4j.core.internal.paging;

import org.jspecify.annotations.NullMarked;
