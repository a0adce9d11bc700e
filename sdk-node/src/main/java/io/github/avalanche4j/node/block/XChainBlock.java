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

/**
 * A block of the X-Chain, which has blocks since the Cortina upgrade (AvalancheGo vms/avm/block). A block read from
 * bytes equals the same block read from a node's JSON.
 *
 * @param id the SHA-256 of its bytes: computed when it is read from bytes, as sent by the node when it is read from
 *     JSON; {@link Id#EMPTY} if that JSON has no id
 * @param parentId the id of the block before it
 * @param height the number of blocks before it
 * @param time its time, to the second. A time after {@link Instant#MAX} is kept as one of the last instants before it
 * @param merkleRoot {@link Id#EMPTY} so far
 */
@AdaptedBy(BlockJson.XChain.class)
@AnyMapper
public record XChainBlock(Id id, Id parentId, UInt64 height, Instant time, Id merkleRoot, List<Tx> txs)
        implements Block {
    public XChainBlock {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(parentId, "parentId");
        Objects.requireNonNull(height, "height");
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(merkleRoot, "merkleRoot");
        txs = List.copyOf(txs);
    }

    /**
     * {@return the UTXOs that its transactions pay to some addresses: those for which the addresses can give all
     * signatures, in the order of the block}
     *
     * <p>Check the asset of each, and its locks ({@link io.github.avalanche4j.node.utxo.OutputOwners#locktime}):
     * anyone can send an asset of no worth, or one that is locked for years. A UTXO with several owners may be spent
     * by others. Change of the addresses' own transactions is among them, exports to this chain are not: their import
     * is.
     *
     * @param addresses their chain and network do not matter, because the same keys sign
     * @throws IllegalStateException if a transaction is of a kind that this version of the library does not know
     */
    public List<Utxo> paidTo(Collection<Bech32Address> addresses) {
        return Payments.to(addresses, txs);
    }
}
