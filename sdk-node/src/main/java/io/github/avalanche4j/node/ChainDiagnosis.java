package io.github.avalanche4j.node;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import java.util.Map;
import java.util.Optional;

/**
 * How a node stands with a chain.
 *
 * @param state how it stands
 * @param details the node's own words, where it has any
 * @param advice what to do next
 */
public record ChainDiagnosis(State state, Optional<String> details, String advice) {
    /** How a node may stand with a chain. */
    public enum State {
        /** The chain runs; an interface of it that is missing is one that it does not have, or is configured without. */
        READY,
        /** The chain bootstraps, and answers later. */
        BOOTSTRAPPING,
        /** The node tried to run the chain and could not. */
        FAILED,
        /** The chain exists, but not on this node. */
        NOT_RUN,
        /** There is no such chain on this network, or the name is an alias that this node does not have. */
        UNKNOWN
    }

    static ChainDiagnosis of(NodeClient node, RpcChannel platform, String chain) {
        try {
            return node.info().isBootstrapped(chain).execute()
                    ? found(State.READY, "the chain's configuration and version decide which interfaces it has")
                    : found(State.BOOTSTRAPPING, "wait with await().bootstrapped(chain)");
        } catch (JsonRpcException e) {
            if (e.reason() != Reason.WRONG_CHAIN) {
                throw e;
            }
        }
        return failure(node, chain)
                .map(error -> new ChainDiagnosis(
                        State.FAILED, Optional.of(error), "see the node's log; the chain will not start by itself"))
                .orElseGet(() -> absent(platform, chain));
    }

    /** Why the node could not create the chain; its health check is named by the id. */
    private static Optional<String> failure(NodeClient node, String chain) {
        try {
            return Optional.ofNullable(node.health().get().execute().checks().get(chain))
                    .flatMap(check -> check.error())
                    .map(error -> error.asText().orElse(error.toString()));
        } catch (InterfaceUnavailableException e) {
            return Optional.empty();
        }
    }

    private static ChainDiagnosis absent(RpcChannel platform, String chain) {
        JsonTree answer = platform.custom("platform.getBlockchainStatus", JsonTree.class, Map.of("blockchainID", chain))
                .execute();
        String status = answer.get("status").asText().orElse("");
        return status.isEmpty() || status.equals("Unknown")
                ? found(State.UNKNOWN, "check the id or alias, and that the node is of the right network")
                : found(State.NOT_RUN, "run the node with --track-subnets and the id of the chain's subnet");
    }

    private static ChainDiagnosis found(State state, String advice) {
        return new ChainDiagnosis(state, Optional.empty(), advice);
    }
}
