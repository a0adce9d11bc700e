package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The fields that the bytes of a signed transaction hold. The sender is not one of them: it follows from the signature,
 * and {@link EvmTransaction} has it.
 */
public interface EvmSignedTransaction {
    /** {@return the transaction's hash} */
    EvmHash hash();

    /** {@return the receiver; absent if the transaction creates a contract} */
    Optional<EvmAddress> to();

    /** {@return the number of transactions that the sender made before this one} */
    UInt64 nonce();

    /** {@return the amount that the receiver gets, in wei} */
    BigInteger value();

    /** {@return the contract call, or the code of a new contract; empty for a plain transfer} */
    Bytes input();

    /** {@return the gas limit} */
    UInt64 gas();

    /**
     * {@return the price in wei per gas: the price that an accepted transaction paid, or the maximum that a waiting one
     * would pay}
     */
    Optional<BigInteger> gasPrice();

    /** {@return the maximum price that it would pay, in wei per gas; absent below type 2} */
    Optional<BigInteger> maxFeePerGas();

    /** {@return the maximum part of the price that goes to the block builder, in wei per gas; absent below type 2} */
    Optional<BigInteger> maxPriorityFeePerGas();

    /** {@return the maximum price that it would pay for blobs, in wei per blob gas; type 3 only} */
    Optional<BigInteger> maxFeePerBlobGas();

    /**
     * {@return 0 for a legacy transaction, 1 with an access list (EIP-2930), 2 with a fee cap (EIP-1559), 3 with blobs}
     */
    UInt64 type();

    /** {@return the addresses and storage slots that it declares in advance} */
    List<AccessListEntry> accessList();

    /** {@return the chain that it is signed for; absent in a legacy transaction that is valid on any chain} */
    Optional<BigInteger> chainId();

    /** {@return the hashes of its blobs; type 3 only} */
    List<EvmHash> blobVersionedHashes();

    /** {@return the signature's parity: 0 or 1; in a legacy transaction it includes the chain id (EIP-155)} */
    Optional<BigInteger> v();

    /** {@return the signature's value r} */
    Optional<BigInteger> r();

    /** {@return the signature's value s} */
    Optional<BigInteger> s();

    /** {@return the signature's parity, 0 or 1; absent in a legacy transaction} */
    Optional<UInt64> yParity();
}
