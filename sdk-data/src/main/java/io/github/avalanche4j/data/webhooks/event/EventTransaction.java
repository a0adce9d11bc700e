package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.transaction.ExecutionStatus;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A transaction on an EVM chain, with its receipt. */
@Value
public interface EventTransaction {
    /** {@return its hash} */
    EvmHash txHash();

    /** {@return the hash of its block} */
    Optional<EvmHash> blockHash();

    /** {@return the number of its block} */
    UInt64 blockNumber();

    /** {@return when its block was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return whether it succeeded} */
    Optional<ExecutionStatus> txStatus();

    /** {@return the sender} */
    EvmAddress from();

    /** {@return the recipient; absent if it created a contract} */
    Optional<EvmAddress> to();

    /** {@return the amount moved, in wei} */
    BigInteger value();

    /** {@return its input in hex} */
    Optional<String> input();

    /** {@return the sender's nonce} */
    Optional<UInt64> nonce();

    /** {@return its place in the block} */
    OptionalInt transactionIndex();

    /** {@return its type, such as 2 for one with a dynamic fee} */
    OptionalInt type();

    /** {@return its gas limit} */
    Optional<BigInteger> gas();

    /** {@return the gas price, in wei} */
    Optional<BigInteger> gasPrice();

    /** {@return the maximum fee per gas, in wei; only of dynamic fees} */
    Optional<BigInteger> maxFeePerGas();

    /** {@return the maximum priority fee per gas, in wei; only of dynamic fees} */
    Optional<BigInteger> maxPriorityFeePerGas();

    /** {@return the gas that it and those before it in the block used} */
    Optional<BigInteger> receiptCumulativeGasUsed();

    /** {@return the gas that it used} */
    Optional<BigInteger> receiptGasUsed();

    /** {@return the effective gas price, in wei} */
    Optional<BigInteger> receiptEffectiveGasPrice();

    /** {@return the state root in its receipt, in hex} */
    Optional<String> receiptRoot();

    /** {@return the contract that it created; absent for most} */
    Optional<EvmAddress> contractAddress();

    /** {@return its transfers of ERC-20 tokens} */
    List<EventTransfer> erc20Transfers();

    /** {@return its transfers of ERC-721 collectibles} */
    List<EventTransfer> erc721Transfers();

    /** {@return its transfers of ERC-1155 collectibles} */
    List<EventTransfer> erc1155Transfers();

    /** {@return calls of contracts inside it; empty unless the webhook includes them} */
    List<EventInternalTransaction> internalTransactions();

    /** {@return its access list} */
    List<AccessListData> accessList();

    /** {@return the native token} */
    Optional<EventNetworkToken> networkToken();
}
