package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;

/** Parser of the P-Chain's bytes: transactions, blocks and UTXOs (AvalancheGo vms/platformvm). */
public final class PChainCodec {
    private static final Parser PARSER = Parser.strict(Chain.P);

    private PChainCodec() {}

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version, as {@code platform.getTx} gives it; at most 262144
     * @throws MalformedBytesException if they are anything else
     */
    public static Tx parseTx(Bytes bytes) {
        return PARSER.tx(bytes);
    }

    /**
     * {@return a signed transaction of any size} The genesis of the main network has one of 297153 bytes.
     *
     * @param bytes the whole transaction with its codec version
     * @throws MalformedBytesException if they are anything else
     */
    public static Tx parseGenesisTx(Bytes bytes) {
        return PARSER.withoutLimit().tx(bytes);
    }

    /**
     * {@return the part of a signed transaction that its credentials sign: the signatures are over its SHA-256}
     *
     * @param signedTx the whole transaction with its codec version
     * @throws MalformedBytesException if it is anything else
     */
    public static Bytes unsignedBytes(Bytes signedTx) {
        return PARSER.withoutLimit().unsignedPart(signedTx);
    }

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code platform.getBlock} gives it, not the ProposerVM block around it; at most
     *     262144
     * @throws MalformedBytesException if they are anything else
     */
    public static PChainBlock parseBlock(Bytes bytes) {
        return PARSER.pChainBlock(bytes);
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version, as {@code platform.getUTXOs} gives it; at most 262144
     * @param network the network, which the bytes do not name; addresses get its prefix
     * @throws MalformedBytesException if they are anything else
     */
    public static Utxo parseUtxo(Bytes bytes, Network network) {
        return PARSER.utxo(bytes, network.addressPrefix());
    }
}
