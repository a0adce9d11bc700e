/** The list API: where pages come from, walks along page tokens, iterators, prefetch, positions, pages as JSON. */
@NullMarked
package io.github.avalanche4j.core.internal.paging;

import org.jspecify.annotations.NullMarked;
