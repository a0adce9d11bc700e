package io.github.avalanche4j.data.usage;

import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** What was asked of a service over time. */
@Value.Immutable
public interface UsageMetrics {
    /** {@return how much time is counted together, in the words of the service} */
    String aggregateDuration();

    /** {@return the organisation; API usage alone has it} */
    Optional<String> orgId();

    /** {@return the EVM chain id; usage of a chain alone has it} */
    Optional<String> chainId();

    /** {@return {@code mainnet} or {@code testnet}; usage of the primary network alone has it} */
    Optional<String> network();

    /** {@return the figures, one point for each interval} */
    List<UsageMetricsPoint> metrics();
}
