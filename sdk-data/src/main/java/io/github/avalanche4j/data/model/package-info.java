/** Types shared by the subjects of the data service: money, sort orders, ranges of blocks and times, rate limits. */
@NullMarked
package io.github.avalanche4j.data.model;

import org.jspecify.annotations.NullMarked;
