package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of a chain's health check. While the chain bootstraps, the fields about blocks are absent.
 */
public final class ChainHealth {
    private final Optional<UInt64> lastAcceptedHeight;
    private final Optional<Id> lastAcceptedId;
    private final Optional<Duration> longestProcessingBlock;
    private final Optional<UInt64> processingBlocks;
    private final Optional<BigDecimal> percentConnected;

    private ChainHealth(
            Optional<UInt64> lastAcceptedHeight,
            Optional<Id> lastAcceptedId,
            Optional<Duration> longestProcessingBlock,
            Optional<UInt64> processingBlocks,
            Optional<BigDecimal> percentConnected) {
        this.lastAcceptedHeight = lastAcceptedHeight;
        this.lastAcceptedId = lastAcceptedId;
        this.longestProcessingBlock = longestProcessingBlock;
        this.processingBlocks = processingBlocks;
        this.percentConnected = percentConnected;
    }

    /** {@return the height of the last accepted block} */
    public Optional<UInt64> lastAcceptedHeight() {
        return lastAcceptedHeight;
    }

    /** {@return the id of the last accepted block} */
    public Optional<Id> lastAcceptedId() {
        return lastAcceptedId;
    }

    /** {@return how long the oldest unaccepted block has been waiting} */
    public Optional<Duration> longestProcessingBlock() {
        return longestProcessingBlock;
    }

    /** {@return the number of blocks that wait to be accepted} */
    public Optional<UInt64> processingBlocks() {
        return processingBlocks;
    }

    /** {@return the share of the validators' stake that the node is connected to, from 0 to 1} */
    public Optional<BigDecimal> percentConnected() {
        return percentConnected;
    }

    static ChainHealth of(JsonTree message) {
        JsonTree consensus = message.get("engine").get("consensus");
        return new ChainHealth(
                consensus.get("lastAcceptedHeight").asUInt64(),
                consensus
                        .get("lastAcceptedID")
                        .asText()
                        .map(text -> consensus.get("lastAcceptedID").as(Id.class)),
                consensus.get("longestProcessingBlock").asText().flatMap(GoDuration::parse),
                consensus.get("processingBlocks").asUInt64(),
                message.get("networking").get("percentConnected").asDecimal());
    }

    @Override
    public String toString() {
        return "ChainHealth[lastAcceptedHeight=" + lastAcceptedHeight + ", lastAcceptedId=" + lastAcceptedId
                + ", longestProcessingBlock=" + longestProcessingBlock + ", processingBlocks=" + processingBlocks
                + ", percentConnected=" + percentConnected + "]";
    }
}
