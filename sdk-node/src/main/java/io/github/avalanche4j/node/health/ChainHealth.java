package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/** The result of a chain's health check. While the chain bootstraps, the fields about blocks are absent. */
@Value
@NoJson("write the HealthReport that has it")
public interface ChainHealth {
    /** {@return the height of the last accepted block} */
    Optional<UInt64> lastAcceptedHeight();

    /** {@return the id of the last accepted block} */
    Optional<Id> lastAcceptedId();

    /** {@return how long the oldest unaccepted block has been waiting} */
    Optional<Duration> longestProcessingBlock();

    /** {@return the number of blocks that wait to be accepted} */
    Optional<UInt64> processingBlocks();

    /** {@return the share of the validators' stake that the node is connected to, from 0 to 1} */
    Optional<BigDecimal> percentConnected();
}
