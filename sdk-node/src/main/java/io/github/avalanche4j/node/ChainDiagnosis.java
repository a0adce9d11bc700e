package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.platform.BlockchainStatus;
import java.util.Optional;

/**
 * The state of a chain on a node, as {@link NodeClient#diagnose} finds it.
 *
 * @param details the node's message; absent if it sent none
 * @param advice what to do next
 */
public record ChainDiagnosis(State state, Optional<String> details, String advice) {
    /** The state of a chain on a node. */
    public enum State {
        /**
         * The chain runs. If it does not serve an interface, the chain does not have it, or its configuration switches
         * it off.
         */
        READY,
        /** The chain is bootstrapping and will serve its interfaces afterwards. */
        BOOTSTRAPPING,
        /** The node's P-Chain is still bootstrapping, so the node does not know yet which chains exist. */
        STARTING,
        /** The node could not start the chain. */
        FAILED,
        /** The chain exists, but this node does not run it. */
        NOT_RUN,
        /** There is no such chain on this network, or the name is an alias that this node does not have. */
        UNKNOWN
    }

    static ChainDiagnosis of(NodeClient node, String chain) {
        try {
            return node.info().isBootstrapped(chain).execute()
                    ? found(State.READY, "the chain's configuration and version decide which interfaces it has")
                    : found(State.BOOTSTRAPPING, "wait with await().bootstrapped(chain)");
        } catch (JsonRpcException e) {
            if (e.reason() != Reason.WRONG_CHAIN) {
                throw e;
            }
        }
        return failure(node, chain).orElseGet(() -> absent(node, chain));
    }

    private static Optional<ChainDiagnosis> failure(NodeClient node, String chain) {
        try {
            return failed(node.health().healthByGet().execute(), chain);
        } catch (InterfaceUnavailableException e) {
            return Optional.empty();
        }
    }

    /** The diagnosis of a chain that the node could not create; its health check is named by the chain's id. */
    static Optional<ChainDiagnosis> failed(HealthReport health, String chain) {
        return Optional.ofNullable(health.checks().get(chain))
                .flatMap(check -> check.error())
                .map(error -> new ChainDiagnosis(
                        State.FAILED,
                        Optional.of(error.asText().orElse(error.toString())),
                        "see the node's log; the chain will not start by itself"));
    }

    /** The diagnosis of a chain that exists and that the node does not run. */
    static ChainDiagnosis notRun() {
        return found(State.NOT_RUN, "run the node with --track-subnets and the id of the chain's subnet");
    }

    /** The node's response to a request to the chain, with the chain's known state. */
    JsonRpcException asFailure(JsonRpcException said) {
        String what = state == State.FAILED ? "the node could not start the chain" : "the node does not run the chain";
        return new JsonRpcException(
                said.endpoint() + ": " + what
                        + details.map(words -> ": " + words).orElse("") + "; " + advice,
                String.valueOf(said.endpoint()),
                said.code(),
                said.error(),
                said.data(),
                said.reason());
    }

    private static ChainDiagnosis absent(NodeClient node, String chain) {
        try {
            return isKnown(node.platform().getBlockchainStatus(chain))
                    ? notRun()
                    : found(State.UNKNOWN, "check the id or alias, and that the node is of the right network");
        } catch (InterfaceUnavailableException e) {
            if (!e.isTransient()) {
                throw e;
            }
            return found(State.STARTING, "call again when await().bootstrapped(\"P\") has returned");
        }
    }

    /** Whether the P-Chain has a chain, according to the response to a request for the chain's status. */
    static boolean isKnown(Call<BlockchainStatus> status) {
        try {
            return !status.execute().equals(BlockchainStatus.UNKNOWN);
        } catch (JsonRpcException e) {
            if (e.reason() == Reason.INVALID_PARAMS) {
                return false; // neither an id nor an alias that this node has
            }
            throw e;
        }
    }

    private static ChainDiagnosis found(State state, String advice) {
        return new ChainDiagnosis(state, Optional.empty(), advice);
    }
}
