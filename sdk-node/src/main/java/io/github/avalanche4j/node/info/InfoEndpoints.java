package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.Id;
import java.util.Map;

/** The methods of {@code /ext/info}. */
final class InfoEndpoints {
    static final Endpoint.Rpc<Map<Long, AcpPreference>> ACPS =
            Endpoint.rpc("info.acps", Decoder.field("acps", Decoder.mapOf(Long.class, AcpPreference.class)));
    static final Endpoint.Rpc<Boolean> IS_BOOTSTRAPPED =
            Endpoint.rpc("info.isBootstrapped", Decoder.field("isBootstrapped", Boolean.class));
    static final Endpoint.Rpc<Id> GET_BLOCKCHAIN_ID =
            Endpoint.rpc("info.getBlockchainID", Decoder.field("blockchainID", Id.class));
    static final Endpoint.Rpc<Long> GET_NETWORK_ID =
            Endpoint.rpc("info.getNetworkID", Decoder.field("networkID", Long.class));
    static final Endpoint.Rpc<String> GET_NETWORK_NAME =
            Endpoint.rpc("info.getNetworkName", Decoder.field("networkName", String.class));
    static final Endpoint.Rpc<NodeIdentity> GET_NODE_ID = Endpoint.rpc("info.getNodeID", NodeIdentity.class);
    static final Endpoint.Rpc<String> GET_NODE_IP = Endpoint.rpc("info.getNodeIP", Decoder.field("ip", String.class));
    static final Endpoint.Rpc<NodeVersion> GET_NODE_VERSION = Endpoint.rpc("info.getNodeVersion", NodeVersion.class);
    static final Endpoint.Rpc<TxFee> GET_TX_FEE = Endpoint.rpc("info.getTxFee", TxFee.class);
    static final Endpoint.Rpc<Vms> GET_VMS = Endpoint.rpc("info.getVMs", Vms.class);
    static final Endpoint.Rpc<Peers> PEERS = Endpoint.rpc("info.peers", Peers.class);
    static final Endpoint.Rpc<Uptime> UPTIME = Endpoint.rpc("info.uptime", Uptime.class);
    static final Endpoint.Rpc<Upgrades> UPGRADES = Endpoint.rpc("info.upgrades", Upgrades.class);

    private InfoEndpoints() {}
}
