/** Addresses found by their holdings, and the queries that find them. */
@NullMarked
package io.github.avalanche4j.data.metrics.lookingglass;

import org.jspecify.annotations.NullMarked;
