package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a message for {@code eth_call} and {@code eth_estimateGas}, which execute it without a transaction. What is
 * not set, or is set to null, is not sent. Nodes refuse a message with both a gas price and a fee cap.
 */
@Settings("message")
public interface CallRequest {
    /**
     * Sets the receiver; without a receiver the message creates a contract.
     *
     * @param to a contract or an account
     */
    CallRequest to(@Nullable EvmAddress to);

    /**
     * Sets the sender; the default is the zero address.
     *
     * @param from the account that the contract sees as its caller
     */
    CallRequest from(@Nullable EvmAddress from);

    /**
     * Sets the call's data.
     *
     * @param data selector and arguments, as the contract's ABI encodes them, or the code of a new contract
     */
    CallRequest data(@Nullable Bytes data);

    /**
     * Sets the value that the receiver gets.
     *
     * @param wei from 0 to 2^256 − 1
     * @throws InvalidRequestException outside that range
     */
    CallRequest value(@Nullable BigInteger wei);

    /**
     * Sets the gas limit; nodes allow at most 50 000 000 unless {@code rpc-gas-cap} says otherwise.
     *
     * @param gas 0 or more
     * @throws InvalidRequestException if it is negative
     */
    CallRequest gas(@Nullable Long gas);

    /**
     * Sets the price of a legacy transaction, which the contract can see.
     *
     * @param wei per gas, from 0 to 2^256 − 1
     * @throws InvalidRequestException outside that range
     */
    CallRequest gasPrice(@Nullable BigInteger wei);

    /**
     * Sets the fee cap.
     *
     * @param wei per gas, from 0 to 2^256 − 1
     * @throws InvalidRequestException outside that range
     */
    CallRequest maxFeePerGas(@Nullable BigInteger wei);

    /**
     * Sets the priority fee cap.
     *
     * @param wei per gas, from 0 to 2^256 − 1
     * @throws InvalidRequestException outside that range
     */
    CallRequest maxPriorityFeePerGas(@Nullable BigInteger wei);

    /**
     * Adds an entry of the access list (EIP-2930). A Warp message is delivered in such an entry: {@code
     * addAccessList(WarpLogs.PRECOMPILE, WarpAccessList.storageKeys(message))} of {@code sdk-signature}.
     *
     * @param address the account
     * @param storageKeys its storage slots, 32 bytes each
     * @throws InvalidRequestException if a key is not 32 bytes long
     */
    @Settings.Entry
    CallRequest addAccessList(EvmAddress address, List<Bytes> storageKeys);
}
