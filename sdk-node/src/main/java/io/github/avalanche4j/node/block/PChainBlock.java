package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.engine.BlockJson;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A block of the P-Chain (AvalancheGo vms/platformvm/block). A block read from bytes equals the same block read from a
 * node's JSON.
 *
 * @param kind what kind of block it is
 * @param id the SHA-256 of its bytes: computed when it is read from bytes, as sent by the node when it is read from
 *     JSON; {@link Id#EMPTY} if that JSON has no id
 * @param parentId the id of the block before it
 * @param height the number of blocks before it
 * @param time its time, to the second; absent in blocks from before the Banff upgrade. A time after {@link Instant#MAX}
 *     is kept as one of the last instants before it
 * @param txs its transactions; a proposed one is last
 */
@AdaptedBy(BlockJson.PChain.class)
@AnyMapper
public record PChainBlock(Kind kind, Id id, Id parentId, UInt64 height, Optional<Instant> time, List<Tx> txs)
        implements Block {
    /** The kind of the block. */
    public enum Kind {
        /**
         * Proposes its last transaction, which a {@link #COMMIT} or {@link #ABORT} block then decides. Its other
         * transactions are already decided.
         */
        PROPOSAL,
        /** Holds transactions that take effect with the block. */
        STANDARD,
        /** Holds one import or export; since the Apricot Phase 5 upgrade these are in standard blocks. */
        ATOMIC,
        /** Accepts the transaction that the block before it proposed. */
        COMMIT,
        /** Rejects the transaction that the block before it proposed. */
        ABORT,
        /** Commits or aborts: read from JSON without an id, which does not show which of the two. */
        OPTION
    }

    public PChainBlock {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(parentId, "parentId");
        Objects.requireNonNull(height, "height");
        Objects.requireNonNull(time, "time");
        txs = List.copyOf(txs);
    }

    /** {@return the transaction that a proposal block proposes; absent for other kinds of block} */
    public Optional<Tx> proposal() {
        return kind == Kind.PROPOSAL && !txs.isEmpty() ? Optional.of(txs.get(txs.size() - 1)) : Optional.empty();
    }

    /**
     * {@return the UTXOs that its transactions pay to some addresses: those for which the addresses can give all
     * signatures, in the order of the block}
     *
     * <p>Check the asset of each, and its locks ({@link io.github.avalanche4j.node.utxo.OutputOwners#locktime} and
     * {@link io.github.avalanche4j.node.utxo.TransferOutput#stakeableUntil}): anyone can send an asset of no worth, or
     * one that is locked for years. A UTXO with several owners may be spent by others. Change of the addresses' own
     * transactions is among them, exports to this chain are not: their import is. Returned stakes and rewards are not
     * in blocks: {@code node.platform()} lists the reward UTXOs of a staking transaction. The outputs of a
     * {@link #proposal} are left out, because the next block may reject it.
     *
     * @param addresses their chain and network do not matter, because the same keys sign
     * @throws IllegalStateException if a transaction is of a kind that this version of the library does not know
     */
    public List<Utxo> paidTo(Collection<Bech32Address> addresses) {
        return Payments.to(addresses, proposal().isPresent() ? txs.subList(0, txs.size() - 1) : txs);
    }
}
