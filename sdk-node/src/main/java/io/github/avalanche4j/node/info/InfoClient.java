package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;

/**
 * Client of basic facts about a node and its network. It is on by default; with a node that runs with {@code
 * --api-info-enabled=false}, calls fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException}.
 * Public servers do not offer {@link #getNodeId}, {@link #getNodeIp} and {@link #getVms}.
 */
public final class InfoClient implements JsonRpcInterface {
    private final RpcChannel channel;

    static {
        NodeClients.INFO.set(InfoClient::new);
    }

    InfoClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * {@return the validators' preferences about community proposals (ACPs), by the proposal's number; empty if there
     * is no vote}
     */
    public Call<Map<Long, AcpPreference>> acps() {
        return channel.call(InfoEndpoints.ACPS);
    }

    /**
     * {@return whether a chain has finished bootstrapping on this node} A chain that the node does not know, does not
     * track or could not create fails with a {@link JsonRpcException} with reason {@code WRONG_CHAIN}.
     *
     * @param chain a chain's id or alias, such as {@code C}
     * @throws InvalidRequestException if it is blank
     */
    public Call<Boolean> isBootstrapped(String chain) {
        return channel.call(InfoEndpoints.IS_BOOTSTRAPPED, Map.of("chain", Require.notBlank("chain", chain)));
    }

    /**
     * {@return the id of the chain with this alias} An id is its own alias once its chain exists on the node. An
     * unknown alias fails with a {@link JsonRpcException} with reason {@code NOT_FOUND}.
     *
     * @param alias a chain's alias, such as {@code X}
     * @throws InvalidRequestException if it is blank
     */
    public Call<Id> getBlockchainId(String alias) {
        return channel.call(InfoEndpoints.GET_BLOCKCHAIN_ID, Map.of("alias", Require.notBlank("alias", alias)));
    }

    /** {@return the number of the network: 1 is Mainnet, 5 is the test network Fuji} */
    public Call<Long> getNetworkId() {
        return channel.call(InfoEndpoints.GET_NETWORK_ID);
    }

    /**
     * {@return the name of the network: {@code mainnet}, {@code fuji}, {@code local}, …, or {@code network-} and its
     * number}
     */
    public Call<String> getNetworkName() {
        return channel.call(InfoEndpoints.GET_NETWORK_NAME);
    }

    /** {@return the node's id and BLS key} */
    public Call<NodeIdentity> getNodeId() {
        return channel.call(InfoEndpoints.GET_NODE_ID);
    }

    /** {@return the node's own address, host and port, an IPv6 host in brackets} */
    public Call<String> getNodeIp() {
        return channel.call(InfoEndpoints.GET_NODE_IP);
    }

    /** {@return the versions of the programs that the node runs} */
    public Call<NodeVersion> getNodeVersion() {
        return channel.call(InfoEndpoints.GET_NODE_VERSION);
    }

    /**
     * {@return the network's fixed fees}
     *
     * @deprecated since AvalancheGo 1.12.2: only the X-Chain still has fixed fees; {@code avm.getTxFee} and {@code
     *     platform.getFeeState} return the current fees
     */
    @Deprecated
    public Call<TxFee> getTxFee() {
        return channel.call(InfoEndpoints.GET_TX_FEE);
    }

    /** {@return the virtual machines that the node has} */
    public Call<Vms> getVms() {
        return channel.call(InfoEndpoints.GET_VMS);
    }

    /** {@return all peers; several megabytes on Mainnet} */
    public Call<Peers> peers() {
        return channel.call(InfoEndpoints.PEERS);
    }

    /**
     * {@return the peers among the given nodes}
     *
     * @param nodeIds if empty, the response has all peers
     */
    public Call<Peers> peers(Collection<NodeId> nodeIds) {
        return channel.call(InfoEndpoints.PEERS, Map.of("nodeIDs", Require.elements("nodeIDs", nodeIds)));
    }

    /**
     * {@return the uptime of this node as the validators of the primary network see it} A node that does not validate
     * fails with a {@link JsonRpcException} with reason {@code NOT_VALIDATOR}.
     */
    public Call<Uptime> uptime() {
        return channel.call(InfoEndpoints.UPTIME);
    }

    /**
     * {@return the uptime of this node as a subnet's validators see it} Nodes since AvalancheGo 1.11.12 ignore the
     * parameter and return the uptime on the primary network.
     */
    public Call<Uptime> uptime(Id subnetId) {
        return channel.call(InfoEndpoints.UPTIME, Map.of("subnetID", Objects.requireNonNull(subnetId, "subnetID")));
    }

    /** {@return when the network's upgrades activate; needs AvalancheGo 1.11.11} */
    public Call<Upgrades> upgrades() {
        return channel.call(InfoEndpoints.UPGRADES);
    }
}
