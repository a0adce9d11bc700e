package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import java.util.List;

/**
 * Client of a chain's Warp messages and the validators' BLS signatures of them. It is off unless the chain's
 * configuration has {@code "warp-api-enabled": true}; otherwise calls fail with a {@link JsonRpcException} with reason
 * {@code UNKNOWN_METHOD}.
 *
 * <p>A message's id is the SHA-256 of the unsigned message; a block's id is its Ethereum hash, see {@link
 * #blockId(String)}. A message or block that the node does not have fails with a {@link JsonRpcException} with reason
 * {@code NOT_FOUND}. Calls of this client and of its {@link EvmClient} may share a batch.
 *
 * <p><b>The two methods that aggregate can stop the node.</b> AvalancheGo 1.14.2 leaks a blocked handler when a quorum
 * is reached early. After two such calls on a chain, the node falls out of the chain's consensus and must be restarted.
 * So a request that the node may have received is not sent again. A signature aggregator does not have this defect.
 */
public final class WarpClient {
    /** The chain's own subnet signs, or on a chain of the primary network its validators. */
    private static final String OWN_SUBNET = "";

    private final RpcChannel channel;

    WarpClient(RpcChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return the id of a block in the methods of this interface}
     *
     * @param hash the block's Ethereum hash, {@code 0x} and 64 hex digits
     * @throws InvalidRequestException if it is not a hash
     */
    public static Id blockId(String hash) {
        return Id.of(BlockRef.hashBytes("hash", hash));
    }

    /**
     * {@return the id of a block in the methods of this interface}
     *
     * @param hash the block's Ethereum hash, as in a block or a receipt
     * @throws InvalidRequestException if the server sent a text that is not a hash
     */
    public static Id blockId(EvmHash hash) {
        return blockId(hash.toString());
    }

    /** {@return the unsigned message, as the chain emitted it} */
    public Call<Bytes> getMessage(Id messageId) {
        return channel.call(WarpEndpoints.GET_MESSAGE, List.of(id("messageID", messageId)));
    }

    /** {@return this node's own BLS signature of a message, 96 bytes} */
    public Call<Bytes> getMessageSignature(Id messageId) {
        return channel.call(WarpEndpoints.GET_MESSAGE_SIGNATURE, List.of(id("messageID", messageId)));
    }

    /**
     * {@return this node's own BLS signature that a block was accepted, 96 bytes}
     *
     * @param blockId the block's id, see {@link #blockId(String)}
     */
    public Call<Bytes> getBlockSignature(Id blockId) {
        return channel.call(WarpEndpoints.GET_BLOCK_SIGNATURE, List.of(id("blockID", blockId)));
    }

    /**
     * {@return the whole message, signed by validators of the chain's own subnet} The node asks the other validators
     * for their signatures, which may take seconds.
     *
     * @param quorumNum the share of the subnet's weight that has to sign, in percent from 1 to 100
     * @throws InvalidRequestException if the share is out of its range
     */
    public Call<Bytes> getMessageAggregateSignature(Id messageId, int quorumNum) {
        return aggregate(WarpEndpoints.GET_MESSAGE_AGGREGATE_SIGNATURE, "messageID", messageId, quorumNum, OWN_SUBNET);
    }

    /**
     * {@return the whole message, signed by validators of a subnet}
     *
     * @param quorumNum the share of the subnet's weight that has to sign, in percent from 1 to 100
     * @param subnetId the subnet whose validators sign; {@link Id#PRIMARY_NETWORK} is the primary network
     * @throws InvalidRequestException if the share is out of its range
     */
    public Call<Bytes> getMessageAggregateSignature(Id messageId, int quorumNum, Id subnetId) {
        return aggregate(
                WarpEndpoints.GET_MESSAGE_AGGREGATE_SIGNATURE,
                "messageID",
                messageId,
                quorumNum,
                id("subnetID", subnetId).toString());
    }

    /**
     * {@return a message that says a block was accepted, signed by validators of the chain's own subnet}
     *
     * @param blockId the block's id, see {@link #blockId(String)}
     * @param quorumNum the share of the subnet's weight that has to sign, in percent from 1 to 100
     * @throws InvalidRequestException if the share is out of its range
     */
    public Call<Bytes> getBlockAggregateSignature(Id blockId, int quorumNum) {
        return aggregate(WarpEndpoints.GET_BLOCK_AGGREGATE_SIGNATURE, "blockID", blockId, quorumNum, OWN_SUBNET);
    }

    /**
     * {@return a message that says a block was accepted, signed by validators of a subnet}
     *
     * @param blockId the block's id, see {@link #blockId(String)}
     * @param quorumNum the share of the subnet's weight that has to sign, in percent from 1 to 100
     * @param subnetId the subnet whose validators sign; {@link Id#PRIMARY_NETWORK} is the primary network
     * @throws InvalidRequestException if the share is out of its range
     */
    public Call<Bytes> getBlockAggregateSignature(Id blockId, int quorumNum, Id subnetId) {
        return aggregate(
                WarpEndpoints.GET_BLOCK_AGGREGATE_SIGNATURE,
                "blockID",
                blockId,
                quorumNum,
                id("subnetID", subnetId).toString());
    }

    private Call<Bytes> aggregate(
            Endpoint.Rpc<Bytes> endpoint, String argument, Id id, int quorumNum, String subnetId) {
        // the node refuses the call without its third parameter
        return channel.call(
                endpoint, List.of(id(argument, id), Require.between(1, 100, "quorumNum", quorumNum), subnetId));
    }

    private static Id id(String argument, Id id) {
        return WellFormed.require(argument, id);
    }
}
