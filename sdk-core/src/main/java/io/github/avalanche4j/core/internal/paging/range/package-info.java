/** Lists of numbered items: walks range by range, parts, tails that wait for more. */
@NullMarked
package io.github.avalanche4j.core.internal.paging.range;

import org.jspecify.annotations.NullMarked;
