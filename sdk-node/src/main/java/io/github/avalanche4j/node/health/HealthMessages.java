package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;

/** Reads the messages of health checks, which have no schema. What a node does not send is absent. */
final class HealthMessages {
    private HealthMessages() {}

    static ChainHealth chain(JsonTree message) {
        JsonTree consensus = message.get("engine").get("consensus");
        return ImmutableChainHealth.of(
                consensus.get("lastAcceptedHeight").asUInt64(),
                consensus
                        .get("lastAcceptedID")
                        .asText()
                        .map(text -> consensus.get("lastAcceptedID").as(Id.class)),
                consensus.get("longestProcessingBlock").asText().flatMap(GoDuration::parse),
                consensus.get("processingBlocks").asUInt64(),
                message.get("networking").get("percentConnected").asDecimal());
    }

    static DiskHealth disk(JsonTree message) {
        return ImmutableDiskHealth.of(
                message.get("availableDiskBytes").asUInt64(),
                message.get("availableDiskPercentage").asDecimal());
    }

    static NetworkHealth network(JsonTree message) {
        return ImmutableNetworkHealth.of(
                message.get("connectedPeers").asUInt64(),
                message.get("sendFailRate").asDecimal(),
                message.get("timeSinceLastMsgReceived").asText().flatMap(GoDuration::parse),
                message.get("timeSinceLastMsgSent").asText().flatMap(GoDuration::parse));
    }

    static RouterHealth router(JsonTree message) {
        return ImmutableRouterHealth.of(
                message.get("longestRunningRequest").asText().flatMap(GoDuration::parse),
                message.get("outstandingRequests").asUInt64());
    }
}
