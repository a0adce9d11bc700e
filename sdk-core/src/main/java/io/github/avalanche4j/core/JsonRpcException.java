package io.github.avalanche4j.core;

import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The server responded to the JSON-RPC call with an error.
 *
 * @serial exclude
 */
public final class JsonRpcException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /**
     * What an error means. Nodes use the code −32000 for nearly everything, so the reason is derived from code and
     * text; an unknown text is {@link #OTHER}.
     */
    public enum Reason {
        /** The requested item does not exist: an id, an alias, a logger. */
        NOT_FOUND,
        /** No container was accepted at this index, or none at all, yet. */
        BEYOND_INDEX,
        /** A block above the chain's head: it is not accepted yet, or not executed. */
        ABOVE_HEAD,
        /** State that the node no longer has. */
        PRUNED,
        /** The node does not validate. */
        NOT_VALIDATOR,
        /** The chain is not ready: bootstrapping, or the X-Chain before linearization. */
        NOT_BOOTSTRAPPED,
        /** The node has no chain with this id or alias, or the call was sent to the wrong chain. */
        WRONG_CHAIN,
        /** The method does not exist here, or its namespace is off. */
        UNKNOWN_METHOD,
        /** A parameter has the wrong type, form or range. */
        INVALID_PARAMS,
        /** The request itself could not be read. */
        INVALID_REQUEST,
        /** The name or route is taken, or the task is running already. */
        ALREADY_DONE,
        /** The task to stop is not running. */
        NOT_RUNNING,
        /** The batch has too many calls, or its responses are too long. */
        BATCH_LIMIT,
        /** Too many requests. */
        RATE_LIMIT,
        /** The server ran out of time. */
        TIMEOUT,
        /** The contract reverted; {@link #data} holds its return data. */
        REVERTED,
        /** The execution failed without a revert: it ran out of gas, or met an invalid opcode. */
        EXECUTION_FAILED,
        /** The range of blocks is larger than the node allows in one request. */
        RANGE_TOO_LARGE,
        /** An accepted transaction of the sender has this nonce, possibly the one that was sent. */
        NONCE_TOO_LOW,
        /** The transaction's nonce is not the sender's next one. */
        NONCE_MISMATCH,
        /** The sender cannot pay for value and fee. */
        INSUFFICIENT_FUNDS,
        /** The node has the transaction already, waiting to be put into a block. */
        ALREADY_KNOWN,
        /**
         * An input of a P-, X- or C-Chain transaction does not exist: an accepted transaction spent it, possibly the
         * very one that was sent, or it does not exist yet.
         */
        INPUT_SPENT,
        /** Another transaction in the node's pool spends the same input. */
        CONFLICT,
        /** The fee is below the minimum of the chain. */
        UNDERPRICED,
        /** The node's pool has a transaction of the sender with this nonce, and the fee is too low to replace it. */
        REPLACEMENT_UNDERPRICED,
        /** The server failed inside. */
        INTERNAL,
        /** An unknown text; read {@link #error}. */
        OTHER
    }

    private static final Set<Reason> TRANSIENT = EnumSet.of(
            Reason.BEYOND_INDEX,
            Reason.ABOVE_HEAD,
            Reason.NOT_BOOTSTRAPPED,
            Reason.RATE_LIMIT,
            Reason.TIMEOUT,
            Reason.INTERNAL);

    private final long code;
    private final String error;
    private final transient JsonTree data;
    private final Reason reason;

    private JsonRpcException(String message, long code, Builder details) {
        super(message, details.endpoint, TRANSIENT.contains(details.reason), null, details.retryAfter);
        this.code = code;
        this.error = details.error;
        this.data = details.data;
        this.reason = details.reason;
    }

    /**
     * {@return an exception, for tests of code that handles one}
     *
     * @param message what happened, where, and what to do next
     * @param code the error's code
     * @param details sets what the server said beside it
     */
    public static JsonRpcException of(String message, long code, Consumer<? super Builder> details) {
        Builder said = new Builder();
        details.accept(said);
        return new JsonRpcException(message, code, said);
    }

    /** Collects what the server said. Not thread-safe. */
    public static final class Builder {
        private String endpoint = "";
        private String error = "";
        private JsonTree data = JsonTree.NULL;
        private Reason reason = Reason.OTHER;
        private @Nullable Duration retryAfter;

        private Builder() {}

        /** Sets the endpoint's id; empty unless set. */
        public Builder endpoint(String id) {
            endpoint = Objects.requireNonNull(id, "endpoint");
            return this;
        }

        /** Sets the server's message; empty unless set. */
        public Builder error(String text) {
            error = Objects.requireNonNull(text, "error");
            return this;
        }

        /** Sets the error's data; {@link JsonTree#NULL} unless set. */
        public Builder data(JsonTree tree) {
            data = Objects.requireNonNull(tree, "data");
            return this;
        }

        /** Sets what the error means, and so whether it is transient; {@link Reason#OTHER} unless set. */
        public Builder reason(Reason meaning) {
            reason = Objects.requireNonNull(meaning, "reason");
            return this;
        }

        /** Sets how long the server asks to wait; not said unless set. */
        public Builder retryAfter(@Nullable Duration wait) {
            retryAfter = wait;
            return this;
        }
    }

    /** {@return the code; −32000 for nearly everything on a node} */
    public long code() {
        return code;
    }

    /** {@return the server's message, without endpoint and advice} */
    public String error() {
        return error;
    }

    /** {@return the error's data; {@link JsonTree#NULL} for none, and after Java serialization} */
    public JsonTree data() {
        return data == null ? JsonTree.NULL : data;
    }

    /** {@return what the error means} */
    public Reason reason() {
        return reason;
    }
}
