package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of a chain's health check. While the chain bootstraps, the fields about blocks are absent.
 *
 * @param longestProcessingBlock how long the oldest unaccepted block has been waiting
 * @param processingBlocks the number of blocks that wait to be accepted
 * @param percentConnected the share of the validators' stake that the node is connected to, from 0 to 1
 */
public record ChainHealth(
        Optional<UInt64> lastAcceptedHeight,
        Optional<Id> lastAcceptedId,
        Optional<Duration> longestProcessingBlock,
        Optional<UInt64> processingBlocks,
        Optional<BigDecimal> percentConnected) {
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
}
