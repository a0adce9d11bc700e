package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;

/** Parser of the X-Chain's bytes: transactions, blocks, vertices and UTXOs (AvalancheGo vms/avm). */
public final class XChainCodec {
    private static final Parser PARSER = Parser.strict(Chain.X);

    private XChainCodec() {}

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version, as {@code avm.getTx} and the index {@code X/tx} give
     *     it; at most 262144
     * @throws MalformedBytesException if they are anything else
     */
    public static Tx parseTx(Bytes bytes) {
        return PARSER.tx(bytes);
    }

    /**
     * {@return the part of a signed transaction that its credentials sign: the signatures are over its SHA-256}
     *
     * @param signedTx the whole transaction with its codec version
     * @throws MalformedBytesException if it is anything else
     */
    public static Bytes unsignedBytes(Bytes signedTx) {
        return PARSER.unsignedPart(signedTx);
    }

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code avm.getBlock} gives it, not the ProposerVM block around it; at most
     *     262144
     * @throws MalformedBytesException if they are anything else
     */
    public static XChainBlock parseBlock(Bytes bytes) {
        return PARSER.xChainBlock(bytes);
    }

    /**
     * {@return a vertex, which the X-Chain had instead of blocks before the Cortina upgrade}
     *
     * @param bytes the whole vertex, as the index {@code X/vtx} gives it; at most 1048576
     * @throws MalformedBytesException if they are anything else
     */
    public static XChainVertex parseVertex(Bytes bytes) {
        return PARSER.vertex(bytes);
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version, as {@code avm.getUTXOs} gives it; at most 262144
     * @param network the network, which the bytes do not name; addresses get its prefix
     * @throws MalformedBytesException if they are anything else
     */
    public static Utxo parseUtxo(Bytes bytes, Network network) {
        return PARSER.utxo(bytes, network.addressPrefix());
    }
}
