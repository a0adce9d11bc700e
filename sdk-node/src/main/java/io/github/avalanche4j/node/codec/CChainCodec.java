package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.internal.block.CChainBlockWriter;
import io.github.avalanche4j.node.internal.block.CChainBlocks;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;

/** Parser and writer of the C-Chain's blocks; {@link Chain#C} has its atomic transactions and exported UTXOs. */
public final class CChainCodec {
    private CChainCodec() {}

    /**
     * {@return a block}
     *
     * @param bytes the whole block in RLP, not the ProposerVM block around it
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static CChainBlock parseBlock(Bytes bytes) {
        return CChainBlocks.parse(bytes, false);
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
     * {@return the atomic transactions of a block since the Apricot Phase 5 upgrade}
     *
     * @param bytes a block's whole {@code extData}; at most 262144
     * @throws MalformedBytesException if the bytes are malformed, or the list is empty
     */
    public static List<Tx> parseAtomicTxs(Bytes bytes) {
        return Chain.C.parser.txs(bytes);
    }

    /**
     * {@return the {@code extData} of a block since the Apricot Phase 5 upgrade}
     *
     * @param txs its atomic transactions, each as for {@link Chain#encodeTx}
     * @throws InvalidRequestException as {@code encodeTx}, or if there is no transaction
     */
    public static Bytes encodeAtomicTxs(List<Tx> txs) {
        return Chain.C.encoder.txs(txs);
    }
}
