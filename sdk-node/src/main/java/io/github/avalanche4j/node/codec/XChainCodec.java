package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Encoder;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;

/** Parser and writer of the X-Chain's bytes: transactions, blocks, vertices and UTXOs (AvalancheGo vms/avm). */
public final class XChainCodec {
    private static final Parser PARSER = Parser.strict(Chain.X);
    private static final Encoder ENCODER = Encoder.of(Chain.X);

    private XChainCodec() {}

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version, as {@code avm.getTx} and the index {@code X/tx} return
     *         it; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Tx parseTx(Bytes bytes) {
        return PARSER.tx(bytes);
    }

    /**
     * {@return an unsigned transaction}
     *
     * @param bytes the part of a transaction that its credentials sign, with its codec version; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static UnsignedTx parseUnsignedTx(Bytes bytes) {
        return PARSER.unsignedTx(bytes);
    }

    /**
     * {@return the part of a signed transaction that its credentials sign: the signatures are over its SHA-256}
     *
     * @param signedTx the whole transaction with its codec version
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Bytes unsignedBytes(Bytes signedTx) {
        return PARSER.unsignedPart(signedTx);
    }

    /**
     * {@return the bytes of a transaction that its credentials sign: the signatures are over their SHA-256}
     *
     * @param tx the unsigned transaction
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public static Bytes encodeUnsignedTx(UnsignedTx tx) {
        return ENCODER.unsignedTx(tx);
    }

    /**
     * {@return the bytes of a signed transaction, as {@code avm.issueTx} accepts them} Their SHA-256 is its id.
     *
     * @param tx the transaction. A parsed transaction, whose id is that of its bytes, is written unchanged. Any other,
     *     such as one made by a program with the id {@link Id#EMPTY}, must follow the rules of the codec
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public static Bytes encodeTx(Tx tx) {
        return ENCODER.tx(tx);
    }

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code avm.getBlock} returns it, not the ProposerVM block around it; at most
     *     262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static XChainBlock parseBlock(Bytes bytes) {
        return ProposerVm.readInner(bytes, PARSER::xChainBlock);
    }

    /**
     * {@return the bytes of a block}
     *
     * @param block the block; the rules are checked unless its id is that of its bytes, as for {@link #encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeBlock(XChainBlock block) {
        return ENCODER.xChainBlock(block);
    }

    /**
     * {@return a vertex, which the X-Chain had instead of blocks before the Cortina upgrade}
     *
     * @param bytes the whole vertex, as the index {@code X/vtx} returns it; at most 1048576
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static XChainVertex parseVertex(Bytes bytes) {
        return PARSER.vertex(bytes);
    }

    /**
     * {@return the bytes of a vertex}
     *
     * @param vertex the vertex; the rules are checked unless its id is that of its bytes, as for {@link #encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeVertex(XChainVertex vertex) {
        return ENCODER.vertex(vertex);
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version, as {@code avm.getUTXOs} returns it; at most 262144
     * @param network the network, which the bytes do not hold; addresses get its prefix
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Utxo parseUtxo(Bytes bytes, Network network) {
        return PARSER.utxo(bytes, network.addressPrefix());
    }

    /**
     * {@return the bytes of a UTXO, as {@code avm.getUTXOs} returns them}
     *
     * @throws InvalidRequestException if it is not a UTXO of this chain, or cannot be encoded
     */
    public static Bytes encodeUtxo(Utxo utxo) {
        return ENCODER.utxo(utxo);
    }
}
