package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Tx;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A block of the C-Chain as an index holds it: number, time, fees, transaction hashes and atomic transactions
 * (AvalancheGo graft/coreth). {@code eth_getBlockByHash} returns the rest.
 *
 * @param hash the Ethereum block hash: the Keccak-256 of the header, computed here
 * @param parentHash the hash of the block before it
 * @param number the number of blocks before it
 * @param timestamp its time, to the second; to the millisecond since the Granite upgrade
 * @param gasLimit the most gas that its transactions may use
 * @param gasUsed the gas that its transactions used
 * @param baseFeePerGas the fee for one gas, in wei; absent before the Apricot Phase 3 upgrade
 * @param transactionHashes the hashes of its Ethereum transactions in order, computed here
 * @param txs its atomic transactions: one at most before the Apricot Phase 5 upgrade
 */
public record CChainBlock(
        EvmHash hash,
        EvmHash parentHash,
        BigInteger number,
        Instant timestamp,
        UInt64 gasLimit,
        UInt64 gasUsed,
        Optional<BigInteger> baseFeePerGas,
        List<EvmHash> transactionHashes,
        List<Tx> txs)
        implements Block {
    public CChainBlock {
        Objects.requireNonNull(hash, "hash");
        Objects.requireNonNull(parentHash, "parentHash");
        Objects.requireNonNull(number, "number");
        Objects.requireNonNull(timestamp, "timestamp");
        Objects.requireNonNull(gasLimit, "gasLimit");
        Objects.requireNonNull(gasUsed, "gasUsed");
        Objects.requireNonNull(baseFeePerGas, "baseFeePerGas");
        transactionHashes = List.copyOf(transactionHashes);
        txs = List.copyOf(txs);
    }

    /** {@return the hash as an id, which the ProposerVM and the index use for the block} */
    @Override
    public Id id() {
        return Id.of(hash.bytes());
    }

    /** {@return the parent's hash as an id} */
    @Override
    public Id parentId() {
        return Id.of(parentHash.bytes());
    }

    /** {@return the number; its low 64 bits if it ever has more} */
    @Override
    public UInt64 height() {
        return UInt64.fromBits(number.longValue());
    }
}
