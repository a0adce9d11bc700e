package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import io.github.avalanche4j.node.tx.Tx;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A block of the C-Chain as an index holds it (AvalancheGo graft/coreth). Receipts and logs are not in it.
 *
 * @param header all fields of the header, as {@code eth_getBlockByNumber} returns them; the hash, computed here, is
 *     always present, {@link EvmHeader#totalDifficulty} never
 * @param number the number of blocks before it
 * @param timestamp its time: to the millisecond since the Granite upgrade, to the second before it
 * @param transactions its Ethereum transactions in their order; their hashes are computed here
 * @param txs its atomic transactions: one at most before the Apricot Phase 5 upgrade
 */
public record CChainBlock(
        EvmHeader header, BigInteger number, Instant timestamp, List<EvmSignedTransaction> transactions, List<Tx> txs)
        implements Block {
    public CChainBlock {
        Objects.requireNonNull(header, "header");
        Objects.requireNonNull(number, "number");
        Objects.requireNonNull(timestamp, "timestamp");
        transactions = List.copyOf(transactions);
        txs = List.copyOf(txs);
    }

    /** {@return the Ethereum block hash: the Keccak-256 of the header, computed here} */
    public EvmHash hash() {
        return header.hash().orElseThrow();
    }

    /** {@return the hash of the block before} */
    public EvmHash parentHash() {
        return header.parentHash();
    }

    /** {@return the maximum gas that its transactions may use} */
    public UInt64 gasLimit() {
        return header.gasLimit();
    }

    /** {@return the gas that its transactions used} */
    public UInt64 gasUsed() {
        return header.gasUsed();
    }

    /** {@return the fee for one gas, in wei; absent before the Apricot Phase 3 upgrade} */
    public Optional<BigInteger> baseFeePerGas() {
        return header.baseFeePerGas();
    }

    /** {@return the hashes of its Ethereum transactions in their order} */
    public List<EvmHash> transactionHashes() {
        return transactions.stream().map(EvmSignedTransaction::hash).toList();
    }

    /** {@return the hash as an id, which is how the ProposerVM and the index know the block} */
    @Override
    public Id id() {
        return Id.of(hash().bytes());
    }

    /** {@return the parent's hash as an id} */
    @Override
    public Id parentId() {
        return Id.of(parentHash().bytes());
    }

    /** {@return the number; its low 64 bits if it ever has more} */
    @Override
    public UInt64 height() {
        return UInt64.fromBits(number.longValue());
    }
}
