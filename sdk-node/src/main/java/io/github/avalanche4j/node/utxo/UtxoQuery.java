package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.jsonrpc.OptionalParams;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The optional parameters of a request for UTXOs. */
public final class UtxoQuery {
    /** The largest page that a node returns. */
    public static final int MAX_LIMIT = 1024;

    private final Map<String, Object> params;

    private UtxoQuery(Map<String, Object> params) {
        this.params = params;
    }

    /** Sets parameters; those that are not set, or are set to null, are not sent. */
    public interface Builder {
        /**
         * Requests the UTXOs that another chain exported and that are not imported yet, instead of the chain's own.
         *
         * @param chain the other chain's id or alias, such as {@code X}
         * @throws InvalidRequestException if it is blank
         */
        Builder sourceChain(@Nullable String chain);

        /**
         * Sets the page size.
         *
         * @param most from 1 to 1024, which is the node's default
         * @throws InvalidRequestException outside that range
         */
        Builder limit(@Nullable Integer most);

        /**
         * Starts where an earlier page ended.
         *
         * @param index the {@link Utxos#endIndex} of that page
         */
        Builder startIndex(@Nullable UtxoIndex index);
    }

    /** {@return the parameters that a lambda sets} */
    public static UtxoQuery of(Consumer<Builder> query) {
        Objects.requireNonNull(query, "query");
        Fields fields = new Fields();
        query.accept(fields);
        return new UtxoQuery(fields.params.asMap());
    }

    /** {@return the names and values that go into the request} */
    public Map<String, Object> params() {
        return params;
    }

    private static final class Fields implements Builder {
        private final OptionalParams params = new OptionalParams();

        private Builder put(String name, @Nullable Object value) {
            params.set(name, value);
            return this;
        }

        @Override
        public Builder sourceChain(@Nullable String chain) {
            return put("sourceChain", chain == null ? null : Require.notBlank("sourceChain", chain));
        }

        @Override
        public Builder limit(@Nullable Integer most) {
            return put("limit", most == null ? null : Require.between(1, MAX_LIMIT, "limit", most));
        }

        @Override
        public Builder startIndex(@Nullable UtxoIndex index) {
            return put("startIndex", index == null ? null : checked(index));
        }

        private static UtxoIndex checked(UtxoIndex index) {
            WellFormed.require("startIndex", index.address());
            WellFormed.require("startIndex", index.utxo());
            return index;
        }
    }
}
