package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;
import java.util.Optional;

/** The usage of a service over time. */
@Value
public interface UsageMetrics {
    /** {@return the interval, as the service writes it} */
    String aggregateDuration();

    /** {@return the organization; only for API usage} */
    Optional<String> orgId();

    /** {@return the EVM chain id; only for usage of a chain} */
    Optional<String> chainId();

    /** {@return {@code mainnet} or {@code testnet}; only for usage of the primary network} */
    Optional<String> network();

    /** {@return the figures, one point for each interval} */
    List<UsageMetricsPoint> metrics();
}
