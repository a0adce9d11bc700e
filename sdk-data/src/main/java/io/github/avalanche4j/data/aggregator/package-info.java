/** Validators' signatures of cross-chain messages, aggregated by a hosted or a self-hosted service. */
@NullMarked
package io.github.avalanche4j.data.aggregator;

import org.jspecify.annotations.NullMarked;
