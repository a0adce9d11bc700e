package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.internal.Decoded;
import io.github.avalanche4j.node.internal.Params;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Parser;
import io.github.avalanche4j.node.tx.Tx;
import java.util.Objects;

/** The X-Chain's methods about blocks and transactions. */
abstract sealed class BlockMethods extends JsonRpcInterface permits AvmClient {
    static final Parser PARSER = Parser.lenient(Chain.X);

    final RpcChannel channel;

    BlockMethods(Channel channel) {
        super(channel);
        this.channel = RpcChannel.of(channel);
    }

    /**
     * {@return a block; an id that the node does not have is a {@link JsonRpcException} that says {@code NOT_FOUND}}
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<XChainBlock> getBlock(Id blockId) {
        return channel.call(AvmEndpoints.GET_BLOCK, Params.asTree("blockID", blockId));
    }

    /**
     * {@return the block in a container of the index {@code X/block}} Errors are those of {@link #getBlock(Id)}.
     *
     * @param container a container, whose bytes give the block's own id
     */
    public Call<XChainBlock> getBlock(Container container) {
        return getBlock(ProposerVm.innerId(
                Objects.requireNonNull(container, "container").bytes()));
    }

    /**
     * {@return a block in the chain's codec, its checksum verified and cut off} Errors are those of {@link
     * #getBlock(Id)}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<Bytes> getBlockBytes(Id blockId) {
        return channel.call(AvmEndpoints.GET_BLOCK_BYTES, Params.asBytes("blockID", blockId));
    }

    /**
     * {@return a block that is fetched as bytes and decoded here, with the ids computed from its bytes} An unknown kind
     * of transaction in it is an {@link io.github.avalanche4j.node.tx.UnknownTx}. Errors are those of {@link
     * #getBlock(Id)}; bytes that are no block, or another one, are a {@link ResponseFormatException}.
     *
     * @param blockId the block's own id, not that of the ProposerVM block around it
     */
    public Call<XChainBlock> getDecodedBlock(Id blockId) {
        return getBlockBytes(blockId).map(Decoded.block(PARSER::xChainBlock, "avm.getBlock", blockId));
    }

    /**
     * {@return the block at a height; above the last accepted one a {@link JsonRpcException} that says {@code
     * NOT_FOUND}}
     *
     * @param height from 0
     * @throws InvalidRequestException if it is negative
     */
    public Call<XChainBlock> getBlockByHeight(long height) {
        return channel.call(
                AvmEndpoints.GET_BLOCK_BY_HEIGHT, Params.asTree("height", Require.atLeast(0, "height", height)));
    }

    /**
     * {@return the block at a height in the chain's codec, its checksum verified and cut off} Errors are those of
     * {@link #getBlockByHeight}.
     *
     * @param height from 0
     * @throws InvalidRequestException if it is negative
     */
    public Call<Bytes> getBlockBytesByHeight(long height) {
        return channel.call(
                AvmEndpoints.GET_BLOCK_BYTES_BY_HEIGHT, Params.asBytes("height", Require.atLeast(0, "height", height)));
    }

    /**
     * {@return an accepted transaction} An id that the node does not have is a {@link JsonRpcException} that says
     * {@code NOT_FOUND}. The node cannot show every transaction as a tree; one that it cannot says {@code OTHER}, and
     * {@link #getTxBytes} gives it.
     */
    public Call<Tx> getTx(Id txId) {
        return channel.call(AvmEndpoints.GET_TX, Params.asTree("txID", txId));
    }

    /**
     * {@return an accepted and signed transaction in the chain's codec, its checksum verified and cut off} Errors are
     * those of {@link #getTx}.
     */
    public Call<Bytes> getTxBytes(Id txId) {
        return channel.call(AvmEndpoints.GET_TX_BYTES, Params.asBytes("txID", txId));
    }

    /**
     * {@return a transaction that is fetched as bytes and decoded here, with the id computed from its bytes} A
     * transaction of an unknown kind is an {@link io.github.avalanche4j.node.tx.UnknownTx}. Errors are those of {@link
     * #getTx}; bytes that are no transaction, or another one, are a {@link ResponseFormatException}.
     */
    public Call<Tx> getDecodedTx(Id txId) {
        return getTxBytes(txId).map(Decoded.tx(PARSER, "avm.getTx", txId));
    }
}
