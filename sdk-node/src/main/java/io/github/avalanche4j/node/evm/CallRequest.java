package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.jsonrpc.OptionalParams;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A message for {@code eth_call} and {@code eth_estimateGas}, which execute it without a transaction. */
public final class CallRequest {
    private static final int SLOT = 32;

    private final Map<String, Object> params;

    private CallRequest(Map<String, Object> params) {
        this.params = params;
    }

    /** Sets parameters; those that are not set, or are set to null, are not sent. */
    public interface Builder {
        /**
         * Sets the receiver; without a receiver the message creates a contract.
         *
         * @param to a contract or an account
         */
        Builder to(@Nullable EvmAddress to);

        /**
         * Sets the sender; the default is the zero address.
         *
         * @param from the account that the contract sees as its caller
         */
        Builder from(@Nullable EvmAddress from);

        /**
         * Sets the call's data.
         *
         * @param data selector and arguments, as the contract's ABI encodes them, or the code of a new contract
         */
        Builder data(@Nullable Bytes data);

        /**
         * Sets the value that the receiver gets.
         *
         * @param wei from 0 to 2^256 − 1
         * @throws InvalidRequestException outside that range
         */
        Builder value(@Nullable BigInteger wei);

        /**
         * Sets the gas limit; nodes allow at most 50 000 000 unless {@code rpc-gas-cap} says otherwise.
         *
         * @param gas 0 or more
         * @throws InvalidRequestException if it is negative
         */
        Builder gas(@Nullable Long gas);

        /**
         * Sets the price of a legacy transaction, which the contract can see.
         *
         * @param wei per gas, from 0 to 2^256 − 1
         * @throws InvalidRequestException outside that range
         */
        Builder gasPrice(@Nullable BigInteger wei);

        /**
         * Sets the fee cap.
         *
         * @param wei per gas, from 0 to 2^256 − 1
         * @throws InvalidRequestException outside that range
         */
        Builder maxFeePerGas(@Nullable BigInteger wei);

        /**
         * Sets the priority fee cap.
         *
         * @param wei per gas, from 0 to 2^256 − 1
         * @throws InvalidRequestException outside that range
         */
        Builder maxPriorityFeePerGas(@Nullable BigInteger wei);

        /**
         * Adds an entry of the access list (EIP-2930). A Warp message is delivered in such an entry: {@code
         * addAccessList(WarpLogs.PRECOMPILE, WarpAccessList.storageKeys(message))} of {@code sdk-signature}.
         *
         * @param address the account
         * @param storageKeys its storage slots, 32 bytes each
         * @throws InvalidRequestException if a key is not 32 bytes long
         */
        Builder addAccessList(EvmAddress address, List<Bytes> storageKeys);
    }

    /**
     * {@return the message that a lambda describes}
     *
     * @throws InvalidRequestException if it has both a gas price and a fee cap, which nodes refuse
     */
    public static CallRequest of(Consumer<? super Builder> message) {
        Objects.requireNonNull(message, "message");
        Fields fields = new Fields();
        message.accept(fields);
        if (fields.params.hasAny("gasPrice") && fields.params.hasAny("maxFeePerGas", "maxPriorityFeePerGas")) {
            throw new InvalidRequestException(
                    "gasPrice", "both", "absent where maxFeePerGas or maxPriorityFeePerGas is set");
        }
        return new CallRequest(fields.params.asMap());
    }

    /** {@return the names and values that go into the request} */
    public Map<String, Object> params() {
        return params;
    }

    private static final class Fields implements Builder {
        private final OptionalParams params = new OptionalParams();
        private final List<Map<String, Object>> accessList = new ArrayList<>();

        private Builder put(String name, @Nullable Object value) {
            params.set(name, value);
            return this;
        }

        private Builder quantity(String name, @Nullable BigInteger value) {
            return put(name, value == null ? null : HexQuantity.of(name, value));
        }

        @Override
        public Builder to(@Nullable EvmAddress to) {
            return put("to", to == null ? null : WellFormed.require("to", to));
        }

        @Override
        public Builder from(@Nullable EvmAddress from) {
            return put("from", from == null ? null : WellFormed.require("from", from));
        }

        @Override
        public Builder data(@Nullable Bytes data) {
            return put("data", data); // nodes before 2021 do not know its newer name, input
        }

        @Override
        public Builder value(@Nullable BigInteger wei) {
            return quantity("value", wei);
        }

        @Override
        public Builder gas(@Nullable Long gas) {
            return put("gas", gas == null ? null : HexQuantity.of(Require.atLeast(0, "gas", gas)));
        }

        @Override
        public Builder gasPrice(@Nullable BigInteger wei) {
            return quantity("gasPrice", wei);
        }

        @Override
        public Builder maxFeePerGas(@Nullable BigInteger wei) {
            return quantity("maxFeePerGas", wei);
        }

        @Override
        public Builder maxPriorityFeePerGas(@Nullable BigInteger wei) {
            return quantity("maxPriorityFeePerGas", wei);
        }

        @Override
        public Builder addAccessList(EvmAddress address, List<Bytes> storageKeys) {
            WellFormed.require("address", address);
            for (Bytes key : Require.elements("storageKeys", storageKeys)) {
                if (key.size() != SLOT) {
                    throw new InvalidRequestException("storageKeys", key.toHex(), "32 bytes long, each");
                }
            }
            accessList.add(Map.of("address", address, "storageKeys", List.copyOf(storageKeys)));
            return put("accessList", List.copyOf(accessList));
        }
    }
}
