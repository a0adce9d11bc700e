package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
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
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.UnknownOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Parser of whole inputs: a transaction, block, UTXO or list of atomic transactions. A lenient parser turns unknown
 * forms, which a later version of the node wrote, into values that keep their bytes; a strict parser refuses them as
 * the node does.
 */
public final class Parser {
    /** AvalancheGo's limit for all but a genesis, ProposerVM blocks and vertices. */
    static final int LIMIT = 262_144;

    static final int VERTEX_LIMIT = 1 << 20;

    private final Chain chain;
    private final int limit;
    private final boolean lenient;

    private Parser(Chain chain, int limit, boolean lenient) {
        this.chain = chain;
        this.limit = limit;
        this.lenient = lenient;
    }

    /** A parser that refuses what the node refuses. */
    public static Parser strict(Chain chain) {
        return new Parser(chain, LIMIT, false);
    }

    /** A parser of accepted data: of any size, and lenient. */
    public static Parser lenient(Chain chain) {
        return new Parser(chain, Integer.MAX_VALUE, true);
    }

    /** This parser without a limit for the size of its input. */
    public Parser withoutLimit() {
        return new Parser(chain, Integer.MAX_VALUE, lenient);
    }

    private String name(String what) {
        return chain + "-Chain " + what;
    }

    private BytesFields open(String what, Bytes bytes, String prefix) {
        CodecReader in = new CodecReader(name(what), bytes).atMost(limit);
        in.version();
        return new BytesFields(in, chain, prefix, chain.transactionTypes(), lenient);
    }

    private boolean isUnknown(MalformedBytesException e) {
        return lenient && e.isUnknownFormat();
    }

    /** A signed transaction. */
    public Tx tx(Bytes bytes) {
        try {
            BytesFields f = open("transaction", bytes, "");
            Tx tx = TxLayout.read(f);
            f.in().end();
            return tx.unsigned() instanceof UnknownTx ? unknown(bytes) : tx;
        } catch (MalformedBytesException e) {
            if (isUnknown(e)) {
                return unknown(bytes);
            }
            throw e;
        }
    }

    private static Tx unknown(Bytes bytes) {
        return new Tx(Sha256.idOf(bytes), new UnknownTx(bytes, JsonTree.NULL), List.of());
    }

    private <B> B block(Bytes bytes, Layout<B> layout) {
        CodecReader in = new CodecReader(name("block"), bytes).atMost(limit);
        in.version();
        B block = layout.of(new BytesFields(in, chain, "", chain.blockTypes(), lenient), null);
        in.end();
        return block;
    }

    /** A block of the P-Chain. */
    public PChainBlock pChainBlock(Bytes bytes) {
        return Blocks.withId(Sha256.idOf(bytes), block(bytes, Blocks::pChain));
    }

    /** A block of the X-Chain. */
    public XChainBlock xChainBlock(Bytes bytes) {
        return Blocks.withId(Sha256.idOf(bytes), block(bytes, Blocks::xChain));
    }

    /** A vertex of the X-Chain; its transactions have codec versions, and the vertex has no type id. */
    public XChainVertex vertex(Bytes bytes) {
        CodecReader in = new CodecReader(name("vertex"), bytes).atMost(VERTEX_LIMIT);
        boolean isStopVertex = in.version(1) == 1;
        Id chainId = in.id();
        UInt64 height = in.uint64();
        long epoch = isStopVertex ? 0 : in.uint32();
        BytesFields f = new BytesFields(in, chain, "", chain.transactionTypes(), lenient);
        List<Id> parentIds = f.ids("parentIDs", null, vertex -> List.of());
        List<Tx> txs = isStopVertex
                ? List.of()
                : f.list("txs", Elements.TXS, null, vertex -> List.of(), (g, tx) -> tx(in.variable()));
        in.end();
        return new XChainVertex(Sha256.idOf(bytes), chainId, height, epoch, parentIds, txs, isStopVertex);
    }

    /** A transaction without credentials. */
    public UnsignedTx unsignedTx(Bytes bytes) {
        BytesFields f = open("unsigned transaction", bytes, "");
        UnsignedTx tx = f.unsigned();
        f.in().end();
        return f.keepsBytes() ? new UnknownTx(bytes, JsonTree.NULL) : tx;
    }

    /** The part of a signed transaction that its credentials sign. */
    public Bytes unsignedPart(Bytes bytes) {
        BytesFields f = open("transaction", bytes, "");
        f.unsigned();
        int end = f.in().position();
        f.credentials();
        f.in().end();
        return bytes.slice(0, end);
    }

    /** The atomic transactions of a C-Chain block: one after the other, without versions. */
    public List<Tx> txs(Bytes bytes) {
        BytesFields f = open("list of atomic transactions", bytes, "");
        List<Tx> txs = f.txs("txs", true, null, block -> List.of());
        f.in().end();
        if (txs.isEmpty()) {
            throw f.in().malformed(2, Reason.NO_ATOMIC_TXS, "one or more");
        }
        return txs;
    }

    /** UTXOs of the chain and network of an address. */
    public static List<Utxo> utxos(List<Bytes> utxos, Bech32Address like) {
        Chain chain = Arrays.stream(Chain.values())
                .filter(one -> like.chain().equals(Optional.of(one.name())))
                .findFirst()
                .orElseThrow(() -> new InvalidRequestException("address", like.toString(), "P-, X- or C- in front"));
        Parser parser = lenient(chain);
        return utxos.stream().map(utxo -> parser.utxo(utxo, like.network())).toList();
    }

    /** Outputs that an address of the P-Chain has staked. */
    public static List<TxOutput> stakedOutputs(List<Bytes> outputs, Bech32Address like) {
        if (!like.chain().equals(Optional.of("P"))) {
            throw new InvalidRequestException("address", like.toString(), "P- in front");
        }
        Parser parser = lenient(Chain.P);
        return outputs.stream()
                .map(output -> parser.output(output, like.network()))
                .toList();
    }

    private TxOutput output(Bytes bytes, String prefix) {
        BytesFields f = open("output", bytes, prefix);
        TxOutput output = Outputs.txOutput(f, null);
        f.in().end();
        return output;
    }

    /** A UTXO, which does not contain the network's address prefix. */
    public Utxo utxo(Bytes bytes, String prefix) {
        BytesFields f = open("UTXO", bytes, prefix);
        UtxoId utxoId = Outputs.utxoId(f, null);
        Id assetId = f.in().id();
        int start = f.in().position();
        try {
            Output output = Outputs.output(f, TypeSlot.UTXO_OUTPUT, null);
            f.in().end();
            return new Utxo(utxoId, assetId, output);
        } catch (MalformedBytesException e) {
            if (isUnknown(e)) {
                return new Utxo(utxoId, assetId, new UnknownOutput(f.in().rest(start)));
            }
            throw e;
        }
    }
}
