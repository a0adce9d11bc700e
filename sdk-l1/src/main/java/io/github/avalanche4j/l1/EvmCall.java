package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.evm.CallRequest;
import io.github.avalanche4j.signature.WarpAccessList;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A transaction for an EVM chain that is neither signed nor sent.
 *
 * @param to the contract
 * @param data selector and arguments
 * @param value what is paid in the chain's native token, in its smallest unit
 * @param message the signed Warp message that it delivers; absent if it delivers none
 * @param gas the gas limit that it needs at least; absent if an estimate of the node is enough
 */
public record EvmCall(EvmAddress to, Bytes data, BigInteger value, Optional<WarpMessage> message, OptionalLong gas) {
    /** The address of the access list's entry that delivers the message: the Warp precompile. */
    public static final EvmAddress ACCESS_LIST_ADDRESS = WarpLogs.PRECOMPILE;

    public EvmCall {
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(data, "data");
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(gas, "gas");
    }

    /** A transaction for which an estimate of its gas is enough. */
    public EvmCall(EvmAddress to, Bytes data, BigInteger value, Optional<WarpMessage> message) {
        this(to, data, value, message, OptionalLong.empty());
    }

    /**
     * {@return the storage keys, 32 bytes each, of the access list's entry for {@link #ACCESS_LIST_ADDRESS}; empty if
     * the transaction has no access list}
     */
    public List<Bytes> storageKeys() {
        return message.map(WarpAccessList::storageKeys).orElse(List.of());
    }

    /**
     * Describes the transaction to a node that simulates it, for example in {@link
     * io.github.avalanche4j.node.evm.EvmClient#estimateGas}.
     *
     * @param simulation gets everything but the account that sends
     */
    public void describe(CallRequest simulation) {
        simulation.to(to).data(data).value(value);
        if (message.isPresent()) {
            simulation.addAccessList(ACCESS_LIST_ADDRESS, storageKeys());
        }
    }
}
