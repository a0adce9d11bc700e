package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.tx.Tx;

/** Parser and writer of the P-Chain's blocks, and of transactions of its genesis; {@link Chain#P} has all others. */
public final class PChainCodec {
    private PChainCodec() {}

    /**
     * {@return a signed transaction of any size} The genesis of the main network has one of 297153 bytes.
     *
     * @param bytes the whole transaction with its codec version
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static Tx parseGenesisTx(Bytes bytes) {
        return Chain.P.parser.withoutLimit().tx(bytes);
    }

    /**
     * {@return the bytes of a signed transaction of any size}
     *
     * @param tx the transaction, as for {@link Chain#encodeTx}
     * @throws InvalidRequestException as {@code encodeTx}
     */
    public static Bytes encodeGenesisTx(Tx tx) {
        return Chain.P.encoder.withoutLimit().tx(tx);
    }

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code platform.getBlock} returns it, not the ProposerVM block around it; at
     *     most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static PChainBlock parseBlock(Bytes bytes) {
        return Chain.P.parser.pChainBlock(bytes);
    }

    /**
     * {@return the bytes of a block}
     *
     * @param block the block; the rules are checked unless its id is that of its bytes, as for {@link Chain#encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeBlock(PChainBlock block) {
        return Chain.P.encoder.pChainBlock(block);
    }
}
