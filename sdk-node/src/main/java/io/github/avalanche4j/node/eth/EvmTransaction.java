package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** A signed transaction of an EVM chain. It has no block while it waits in the node's pool. */
@Value.Immutable
public interface EvmTransaction {
    /** {@return the transaction's hash} */
    EvmHash hash();

    /** {@return the sender} */
    EvmAddress from();

    /** {@return the receiver; absent where the transaction creates a contract} */
    Optional<EvmAddress> to();

    /** {@return how many transactions the sender made before} */
    UInt64 nonce();

    /** {@return what the receiver gets, in wei} */
    BigInteger value();

    /** {@return the contract call, or the code of a new contract; empty for a plain transfer} */
    Bytes input();

    /** {@return the gas limit} */
    UInt64 gas();

    /**
     * {@return the price in wei per gas: what an accepted transaction paid, or the most that a waiting one would pay}
     */
    Optional<BigInteger> gasPrice();

    /** {@return the most that it would pay, in wei per gas; absent before type 2} */
    Optional<BigInteger> maxFeePerGas();

    /** {@return the most of it that goes to the block's maker, in wei per gas; absent before type 2} */
    Optional<BigInteger> maxPriorityFeePerGas();

    /** {@return the most that it would pay for blobs, in wei per blob gas; type 3 only} */
    Optional<BigInteger> maxFeePerBlobGas();

    /** {@return the hash of its block; absent while it waits} */
    Optional<EvmHash> blockHash();

    /** {@return the number of its block; absent while it waits} */
    Optional<UInt64> blockNumber();

    /** {@return its place in the block, from 0; absent while it waits} */
    Optional<UInt64> transactionIndex();

    /**
     * {@return 0 for a legacy transaction, 1 with an access list (EIP-2930), 2 with a fee cap (EIP-1559), 3 with blobs}
     */
    UInt64 type();

    /** {@return the addresses and storage slots that it declares beforehand} */
    List<AccessListEntry> accessList();

    /** {@return the chain that it is signed for; absent of a legacy transaction that any chain would take} */
    Optional<BigInteger> chainId();

    /** {@return the hashes of its blobs; type 3 only} */
    List<EvmHash> blobVersionedHashes();

    /** {@return the signature's parity: 0 or 1, of a legacy transaction with the chain's number in it (EIP-155)} */
    Optional<BigInteger> v();

    /** {@return the signature's first number} */
    Optional<BigInteger> r();

    /** {@return the signature's second number} */
    Optional<BigInteger> s();

    /** {@return the signature's parity, 0 or 1; absent of a legacy transaction} */
    Optional<UInt64> yParity();
}
