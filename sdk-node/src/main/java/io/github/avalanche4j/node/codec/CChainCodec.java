package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.internal.block.CChainBlockWriter;
import io.github.avalanche4j.node.internal.block.CChainBlocks;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Encoder;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.List;

/**
 * Parser and writer of the C-Chain's bytes: blocks, atomic transactions and exported UTXOs (AvalancheGo graft/coreth).
 */
public final class CChainCodec {
    private static final Parser PARSER = Parser.strict(Chain.C);
    private static final Encoder ENCODER = Encoder.of(Chain.C);

    private CChainCodec() {}

    /**
     * {@return a block}
     *
     * @param bytes the whole block in RLP, not the ProposerVM block around it
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static CChainBlock parseBlock(Bytes bytes) {
        return ProposerVm.readInner(bytes, block -> CChainBlocks.parse(block, false));
    }

    /**
     * {@return the bytes of a block}
     *
     * @param block the block. Its hashes, and those of its Ethereum transactions, must be those of the bytes. The bytes
     *     of its atomic transactions are the header's {@link io.github.avalanche4j.node.eth.EvmHeader#blockExtraData}
     *     if that is present
     * @throws InvalidRequestException if a hash is not that of the bytes, or a field is absent that the bytes need; the
     *     error names the field and the rule
     */
    public static Bytes encodeBlock(CChainBlock block) {
        return CChainBlockWriter.write(block);
    }

    /**
     * {@return a signed atomic transaction}
     *
     * @param bytes the whole transaction with its codec version, as {@code avax.getAtomicTx} returns it; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Tx parseAtomicTx(Bytes bytes) {
        return PARSER.tx(bytes);
    }

    /**
     * {@return the atomic transactions of a block since the Apricot Phase 5 upgrade}
     *
     * @param bytes a block's whole {@code extData}; at most 262144
     * @throws MalformedBytesException if the bytes are malformed, or the list is empty
     */
    public static List<Tx> parseAtomicTxs(Bytes bytes) {
        return PARSER.txs(bytes);
    }

    /**
     * {@return an unsigned atomic transaction}
     *
     * @param bytes the part of a transaction that its credentials sign, with its codec version; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static UnsignedTx parseUnsignedAtomicTx(Bytes bytes) {
        return PARSER.unsignedTx(bytes);
    }

    /**
     * {@return the part of a signed atomic transaction that its credentials sign: the signatures are over its SHA-256}
     *
     * @param signedTx the whole transaction with its codec version
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Bytes unsignedBytes(Bytes signedTx) {
        return PARSER.unsignedPart(signedTx);
    }

    /**
     * {@return the bytes of an atomic transaction that its credentials sign: the signatures are over their SHA-256}
     *
     * @param tx the unsigned transaction
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public static Bytes encodeUnsignedAtomicTx(UnsignedTx tx) {
        return ENCODER.unsignedTx(tx);
    }

    /**
     * {@return the bytes of a signed atomic transaction, as {@code avax.issueTx} accepts them} Their SHA-256 is its id.
     *
     * @param tx the transaction. A parsed transaction, whose id is that of its bytes, is written unchanged. Any other,
     *     such as one made by a program with the id {@link Id#EMPTY}, must follow the rules of the codec
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public static Bytes encodeAtomicTx(Tx tx) {
        return ENCODER.tx(tx);
    }

    /**
     * {@return the {@code extData} of a block since the Apricot Phase 5 upgrade}
     *
     * @param txs its atomic transactions, each as for {@link #encodeAtomicTx}
     * @throws InvalidRequestException as {@code encodeAtomicTx}, or if there is no transaction
     */
    public static Bytes encodeAtomicTxs(List<Tx> txs) {
        return ENCODER.txs(txs);
    }

    /**
     * {@return a UTXO that another chain exported}
     *
     * @param bytes the whole UTXO with its codec version, as {@code avax.getUTXOs} returns it; at most 262144
     * @param network the network, which the bytes do not hold; addresses get its prefix
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Utxo parseUtxo(Bytes bytes, Network network) {
        return PARSER.utxo(bytes, network.addressPrefix());
    }

    /**
     * {@return the bytes of a UTXO, as {@code avax.getUTXOs} returns them}
     *
     * @throws InvalidRequestException if it is not a UTXO of this chain, or cannot be encoded
     */
    public static Bytes encodeUtxo(Utxo utxo) {
        return ENCODER.utxo(utxo);
    }
}
