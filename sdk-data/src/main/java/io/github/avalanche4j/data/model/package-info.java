/** What the subjects of the data service share: money, sort orders, ranges of blocks and times, rate limits. */
@NullMarked
package io.github.avalanche4j.data.model;

import org.jspecify.annotations.NullMarked;
