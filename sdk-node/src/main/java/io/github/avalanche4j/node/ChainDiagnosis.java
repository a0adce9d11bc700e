package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.platform.BlockchainStatus;
import java.util.Optional;

/**
 * The state of a chain on a node, as {@link NodeClient#diagnose} finds it.
 */
@NoJson("it is made from several responses")
public final class ChainDiagnosis {
    private final State state;
    private final Optional<String> details;
    private final String advice;

    private ChainDiagnosis(State state, Optional<String> details, String advice) {
        this.state = state;
        this.details = details;
        this.advice = advice;
    }

    /** {@return the state of the chain on the node} */
    public State state() {
        return state;
    }

    /** {@return the node's message; absent if it sent none} */
    public Optional<String> details() {
        return details;
    }

    /** {@return what to do next} */
    public String advice() {
        return advice;
    }

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

    static Call<ChainDiagnosis> of(NodeClient node, String chain) {
        Call<ChainDiagnosis> known = node.info()
                .isBootstrapped(chain)
                .map(isBootstrapped -> isBootstrapped
                        ? found(State.READY, "the chain's configuration and version decide which interfaces it has")
                        : found(State.BOOTSTRAPPING, "wait with await().bootstrapped(chain)"));
        return Sequence.recover(known, failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == Reason.WRONG_CHAIN) {
                return failure(node, chain)
                        .then(failed -> failed.map(Call::completed).orElseGet(() -> absent(node, chain)));
            }
            throw failure;
        });
    }

    private static Call<Optional<ChainDiagnosis>> failure(NodeClient node, String chain) {
        return Sequence.recover(node.health().healthByGet().map(health -> failed(health, chain)), failure -> {
            if (failure instanceof InterfaceUnavailableException) {
                return Call.completed(Optional.empty());
            }
            throw failure;
        });
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
        return JsonRpcException.of(
                said.endpoint() + ": " + what
                        + details.map(words -> ": " + words).orElse("") + "; " + advice,
                said.code(),
                same -> same.endpoint(said.endpoint())
                        .error(said.error())
                        .data(said.data())
                        .reason(said.reason()));
    }

    private static Call<ChainDiagnosis> absent(NodeClient node, String chain) {
        Call<ChainDiagnosis> known = node.platform()
                .getBlockchainStatus(chain)
                .map(status -> status.equals(BlockchainStatus.UNKNOWN) ? unknown() : notRun());
        return Sequence.recover(known, failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == Reason.INVALID_PARAMS) {
                return Call.completed(unknown()); // neither an id nor an alias that this node has
            } else if (failure instanceof InterfaceUnavailableException e && e.isTransient()) {
                return Call.completed(
                        found(State.STARTING, "call again when await().bootstrapped(\"P\") has returned"));
            }
            throw failure;
        });
    }

    private static ChainDiagnosis unknown() {
        return found(State.UNKNOWN, "check the id or alias, and that the node is of the right network");
    }

    private static ChainDiagnosis found(State state, String advice) {
        return new ChainDiagnosis(state, Optional.empty(), advice);
    }

    @Override
    public String toString() {
        return "ChainDiagnosis[state=" + state + ", details=" + details + ", advice=" + advice + "]";
    }
}
