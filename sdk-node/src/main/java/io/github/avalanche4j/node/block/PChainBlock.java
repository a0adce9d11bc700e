package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.BlockJson;
import io.github.avalanche4j.node.tx.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A block of the P-Chain (AvalancheGo vms/platformvm/block). One that was read from bytes equals the same one read from
 * a node's JSON.
 *
 * @param kind what kind of block it is
 * @param id the SHA-256 of its bytes: computed where it was read from bytes, said by the node where it came as JSON.
 *     {@link Id#EMPTY} in JSON without an id
 * @param parentId the id of the block before
 * @param height how many blocks came before
 * @param time its time, to the second; absent in blocks from before the Banff upgrade. Seconds after {@link
 *     Instant#MAX} are kept as one of the last instants before it
 * @param txs its transactions, the one that it only proposes last
 */
@AdaptedBy(BlockJson.PChain.class)
public record PChainBlock(Kind kind, Id id, Id parentId, UInt64 height, Optional<Instant> time, List<Tx> txs)
        implements Block {
    /** What kind of block it is. */
    public enum Kind {
        /**
         * Proposes its last transaction: a {@link #COMMIT} or {@link #ABORT} block follows. Others in it are decided
         * already.
         */
        PROPOSAL,
        /** Holds transactions that are decided already. */
        STANDARD,
        /** Holds one import or export; since the Apricot Phase 5 upgrade these are in standard blocks. */
        ATOMIC,
        /** Decides that what the block before it proposes happens. */
        COMMIT,
        /** Decides that what the block before it proposes does not happen. */
        ABORT,
        /** Decides about the block before it, in JSON without an id, which does not say how. */
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

    /** {@return the transaction that a proposal block only proposes; absent for all other kinds} */
    public Optional<Tx> proposal() {
        return kind == Kind.PROPOSAL && !txs.isEmpty() ? Optional.of(txs.get(txs.size() - 1)) : Optional.empty();
    }
}
