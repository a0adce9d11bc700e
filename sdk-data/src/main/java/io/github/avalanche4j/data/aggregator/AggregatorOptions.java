package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ClientOptions;

/** Options of a {@link SelfHostedAggregator}. Not thread-safe. */
public final class AggregatorOptions extends ClientOptions<AggregatorOptions> {
    AggregatorOptions() {}
}
