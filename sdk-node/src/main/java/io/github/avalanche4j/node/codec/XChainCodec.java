package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;

/** Parser and writer of the X-Chain's blocks and vertices; {@link Chain#X} has its transactions and UTXOs. */
public final class XChainCodec {
    private XChainCodec() {}

    /**
     * {@return a block}
     *
     * @param bytes the whole block, as {@code avm.getBlock} returns it, not the ProposerVM block around it; at most
     *     262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static XChainBlock parseBlock(Bytes bytes) {
        return Chain.X.parser.xChainBlock(bytes);
    }

    /**
     * {@return the bytes of a block}
     *
     * @param block the block; the rules are checked unless its id is that of its bytes, as for {@link Chain#encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeBlock(XChainBlock block) {
        return Chain.X.encoder.xChainBlock(block);
    }

    /**
     * {@return a vertex, which the X-Chain had instead of blocks before the Cortina upgrade}
     *
     * @param bytes the whole vertex, as the index {@code X/vtx} returns it; at most 1048576
     * @throws MalformedBytesException if the bytes are malformed
     */
    public static XChainVertex parseVertex(Bytes bytes) {
        return Chain.X.parser.vertex(bytes);
    }

    /**
     * {@return the bytes of a vertex}
     *
     * @param vertex the vertex; the rules are checked unless its id is that of its bytes, as for {@link Chain#encodeTx}
     * @throws InvalidRequestException if it breaks a rule of the codec
     */
    public static Bytes encodeVertex(XChainVertex vertex) {
        return Chain.X.encoder.vertex(vertex);
    }
}
