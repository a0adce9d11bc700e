package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Encoder;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;

/** Parser and writer of the P-Chain's bytes: transactions, blocks and UTXOs (AvalancheGo vms/platformvm). */
public final class PChainCodec {
    private static final Parser PARSER = Parser.strict(Chain.P);
    private static final Encoder ENCODER = Encoder.of(Chain.P);

    private PChainCodec() {}

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version, as {@code platform.getTx} returns it; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Tx parseTx(Bytes bytes) {
        return PARSER.tx(bytes);
    }

    /**
     * {@return a signed transaction of any size} The genesis of the main network has one of 297153 bytes.
     *
     * @param bytes the whole transaction with its codec version
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Tx parseGenesisTx(Bytes bytes) {
        return PARSER.withoutLimit().tx(bytes);
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
        return PARSER.withoutLimit().unsignedPart(signedTx);
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
     * {@return the bytes of a signed transaction, as {@code platform.issueTx} accepts them} Their SHA-256 is its id.
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
     * {@return the bytes of a signed transaction of any size}
     *
     * @param tx the transaction, as for {@link #encodeTx}
     * @throws InvalidRequestException as {@code encodeTx}
     */
    public static Bytes encodeGenesisTx(Tx tx) {
        return ENCODER.withoutLimit().tx(tx);
    }

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code platform.getBlock} returns it, not the ProposerVM block around it; at
     *     most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static PChainBlock parseBlock(Bytes bytes) {
        return ProposerVm.readInner(bytes, PARSER::pChainBlock);
    }

    /**
     * {@return the bytes of a block}
     *
     * @param block the block; the rules are checked unless its id is that of its bytes, as for {@link #encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeBlock(PChainBlock block) {
        return ENCODER.pChainBlock(block);
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version, as {@code platform.getUTXOs} returns it; at most 262144
     * @param network the network, which the bytes do not hold; addresses get its prefix
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Utxo parseUtxo(Bytes bytes, Network network) {
        return PARSER.utxo(bytes, network.addressPrefix());
    }

    /**
     * {@return the bytes of a UTXO, as {@code platform.getUTXOs} returns them}
     *
     * @throws InvalidRequestException if it is not a UTXO of this chain, or cannot be encoded
     */
    public static Bytes encodeUtxo(Utxo utxo) {
        return ENCODER.utxo(utxo);
    }
}
