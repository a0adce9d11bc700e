/** Signatures of validators under cross-chain messages, collected by a hosted or a self-hosted service. */
@NullMarked
package io.github.avalanche4j.data.aggregator;

import org.jspecify.annotations.NullMarked;
