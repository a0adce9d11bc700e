package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.internal.layout.table.Blocks;
import io.github.avalanche4j.node.internal.layout.table.Outputs;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.UnknownOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.List;

/**
 * Writes whole values, as {@link Parser} reads them. A value whose id matches its bytes was read from them, or from a
 * node's JSON, and is always written. Any other value must follow the rules of {@link Elements}.
 */
public final class Encoder {
    private final Chain chain;
    private final int limit;

    private Encoder(Chain chain, int limit) {
        this.chain = chain;
        this.limit = limit;
    }

    /** An encoder of values up to the node's limit. */
    public static Encoder of(Chain chain) {
        return new Encoder(chain, Parser.LIMIT);
    }

    /** This encoder without a limit for the size of its output. */
    public Encoder withoutLimit() {
        return new Encoder(chain, Integer.MAX_VALUE);
    }

    private BytesOutput open() {
        BytesOutput f = new BytesOutput(chain);
        f.out().version();
        return f;
    }

    private Bytes end(BytesOutput f, String what) {
        InvalidRequestException broken = f.broken();
        if (broken != null) {
            throw broken;
        }
        return end(f, what, limit);
    }

    private static Bytes end(BytesOutput f, String what, int limit) {
        if (f.out().size() > limit) {
            throw new InvalidRequestException(what, f.out().size() + " bytes", "at most " + limit + " bytes");
        }
        return f.out().bytes();
    }

    /** A transaction without credentials. */
    public Bytes unsignedTx(UnsignedTx tx) {
        BytesOutput f = open();
        TxLayout.writeUnsigned(f, tx);
        return end(f, "tx");
    }

    /** A signed transaction. */
    public Bytes tx(Tx tx) {
        BytesOutput f = open();
        TxLayout.write(f, tx);
        return end(f, "tx");
    }

    /** The id computed from a transaction's bytes; the transaction's own id is ignored. */
    static Id idOf(Tx tx, Chain chain) {
        BytesOutput f = new BytesOutput(chain);
        TxLayout.write(f, tx);
        return TxLayout.id(f.out().since(0));
    }

    /**
     * A UTXO, whose id is not computed from its bytes. Its addresses are in the order of the output that created it.
     */
    public Bytes utxo(Utxo utxo) {
        BytesOutput f = open();
        Outputs.utxoId(f, utxo.utxoId());
        f.assetId("assetID", utxo, Utxo::assetId);
        if (utxo.output() instanceof UnknownOutput unknown) {
            f.out().fixed(unknown.bytes());
        } else {
            f.whole("output", utxo.output(), (g, output) -> Outputs.output(g, TypeSlot.UTXO_OUTPUT, output));
        }
        return end(f, "utxo", limit);
    }

    private <B> Bytes block(Id id, B withoutId, Layout<B> layout) {
        BytesOutput f = open();
        f.whole("block", withoutId, layout);
        return Sha256.idOf(f.out().since(0)).equals(id) ? end(f, "block", limit) : end(f, "block");
    }

    /** A block of the P-Chain. */
    public Bytes pChainBlock(PChainBlock block) {
        return block(block.id(), Blocks.withId(Id.EMPTY, block), Blocks::pChain);
    }

    /** Whether a block's id matches its bytes. */
    static boolean hasOwnId(PChainBlock block) {
        BytesOutput f = of(Chain.P).open();
        Blocks.pChain(f, block);
        return Sha256.idOf(f.out().since(0)).equals(block.id());
    }

    /** A block of the X-Chain. */
    public Bytes xChainBlock(XChainBlock block) {
        return block(block.id(), Blocks.withId(Id.EMPTY, block), Blocks::xChain);
    }

    /** A vertex of the X-Chain, which has its whole transactions as bytes. */
    public Bytes vertex(XChainVertex vertex) {
        BytesOutput f = new BytesOutput(chain);
        f.out().uint8(0).uint8(vertex.isStopVertex() ? 1 : 0);
        f.id("chainID", vertex, XChainVertex::chainId);
        f.uint64("height", vertex, XChainVertex::height);
        if (!vertex.isStopVertex()) {
            f.uint32("epoch", vertex, XChainVertex::epoch);
        }
        f.ids("parentIDs", vertex, XChainVertex::parentIds);
        if (!vertex.isStopVertex()) {
            f.out().uint32(vertex.txs().size());
            vertex.txs().forEach(tx -> f.out().variable(tx(tx)));
        } else if (!vertex.txs().isEmpty() || vertex.epoch() != 0) {
            throw f.refused("txs", vertex.txs().size(), "0 in a stop vertex, whose epoch is 0");
        }
        return Sha256.idOf(f.out().since(0)).equals(vertex.id())
                ? end(f, "vertex", Parser.VERTEX_LIMIT)
                : end(f, "vertex");
    }

    /** A list of atomic transactions of the C-Chain. */
    public Bytes txs(List<Tx> txs) {
        if (txs.isEmpty()) {
            throw new InvalidRequestException("txs", "", "one or more");
        }
        BytesOutput f = open();
        f.txs("txs", true, txs, list -> list);
        return end(f, "txs");
    }
}
