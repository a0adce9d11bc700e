package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_VALIDATOR;
import static io.github.avalanche4j.core.JsonRpcException.Reason.WRONG_CHAIN;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_1;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_NODE;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Calls of the info interface. */
final class InfoRows {
    private static final String BOOTSTRAPPING = "29Ty5jA9LY11aUXV5wG9P9fuXH6HzYFR9T2M6XyWRRJstKxuwc";
    private static final String FAILED = "2ikCqJJ9axuZ67h1ph56gYmz7RgA55LGLvfH33dn8sHv956deT";
    private static final String STUCK = "xam3BQhqdeWHCQW31sVjsrHBS42JDCpM8P7WwJL7arHmZc4zk";
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final NodeId PEER = NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme");
    private static final NodeId STRANGER = NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");

    private InfoRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                responds("info/acps", node -> node.info().acps()),
                responds("info/getBlockchainID.C", node -> node.info().getBlockchainId("C")),
                responds("info/getBlockchainID.P", node -> node.info().getBlockchainId("P")),
                responds("info/getBlockchainID.X", node -> node.info().getBlockchainId("X")),
                responds("info/getBlockchainID.byId", node -> node.info().getBlockchainId(CHAIN_1)),
                responds("info/getBlockchainID.forAdmin", node -> node.info().getBlockchainId("X")),
                responds("info/getNetworkID", node -> node.info().getNetworkId()),
                responds("info/getNetworkName", node -> node.info().getNetworkName()),
                responds("info/getNodeID", node -> node.info().getNodeId()),
                responds("info/getNodeID.nullParams", node -> node.info().getNodeId()),
                responds("info/getNodeID.stringId", node -> node.info().getNodeId()),
                responds("info/getNodeIP", node -> node.info().getNodeIp()),
                responds("info/getNodeVersion", node -> node.info().getNodeVersion()),
                responds("info/getTxFee", node -> node.info().getTxFee()),
                responds("info/getVMs", node -> node.info().getVms()),
                responds("info/isBootstrapped.C", node -> node.info().isBootstrapped("C")),
                responds("info/isBootstrapped.P", node -> node.info().isBootstrapped("P")),
                responds("info/isBootstrapped.X", node -> node.info().isBootstrapped("X")),
                responds("info/isBootstrapped.byId", node -> node.info().isBootstrapped(CHAIN_1)),
                responds("info/isBootstrapped.false", node -> node.info().isBootstrapped(BOOTSTRAPPING)),
                responds("info/peers", node -> node.info().peers()),
                responds("info/peers.none", node -> node.info().peers()),
                responds("info/peers.emptyList", node -> node.info().peers(List.of())),
                responds("info/peers.one", node -> node.info().peers(List.of(PEER))),
                responds("info/peers.notConnected", node -> node.info().peers(List.of(STRANGER))),
                responds("info/upgrades", node -> node.info().upgrades()),
                responds("info/uptime", node -> node.info().uptime()),
                responds("info/uptime.subnetIgnored", node -> node.info().uptime(SUBNET)),
                fails(
                        "info/getBlockchainID.failedChain",
                        NOT_FOUND,
                        node -> node.info().getBlockchainId(FAILED)),
                fails(
                        "info/isBootstrapped.unknown",
                        WRONG_CHAIN,
                        node -> node.info().isBootstrapped("nope")),
                fails(
                        "info/isBootstrapped.stuck",
                        WRONG_CHAIN,
                        node -> node.info().isBootstrapped(STUCK)),
                fails(
                        "info/isBootstrapped.blank",
                        INVALID_PARAMS,
                        node -> node.info().call("info.isBootstrapped", JsonTree.class, Map.of("chain", ""))),
                fails(
                        "info/isBootstrapped.noArgs",
                        INVALID_PARAMS,
                        node -> node.info().call("info.isBootstrapped", JsonTree.class, Map.of())),
                fails(
                        "info/peers.malformed",
                        INVALID_PARAMS,
                        node -> node.info()
                                .call("info.peers", JsonTree.class, Map.of("nodeIDs", List.of("NodeID-nope")))),
                fails(
                        "info/uptime.notAValidator",
                        NOT_VALIDATOR,
                        node -> node.info().uptime()),
                unused("info/getNodeID.arrayParams", "an envelope that we do not write"),
                unused("info/getNodeID.nullId", "a request without id, which we do not write, has an empty response"),
                // the interfaces of a node
                refuses("chain", node -> node.info().isBootstrapped(" ")),
                refuses("alias", node -> node.info().getBlockchainId("")),
                refuses("nodeID", node -> node.info().peers(List.of(NodeId.parse("NodeID-nope")))),
                refuses(
                        "nodeID",
                        node -> node.info()
                                .peers(List.of(NodeId.parse("NodeID-11111111111111111111111111111111LpoYY")))),
                refuses("id", node -> node.info().uptime(Id.parse("nope"))),
                refuses("id", node -> node.info().uptime(Id.parse("11111111111111111111111111111111LpoYZ"))),
                refuses("id", node -> node.info().uptime(Id.parse("111111111111111111116DBWJs"))),
                refuses("method", node -> node.info().call("", JsonTree.class, Map.of())),
                refusesNull("chain", node -> node.info().isBootstrapped(null)),
                refusesNull("alias", node -> node.info().getBlockchainId(null)),
                refusesNull("nodeIDs", node -> node.info().peers(null)),
                refusesNull(
                        "nodeIDs[1]",
                        node -> node.info()
                                .peers(Arrays.asList(NodeId.parse("NodeID-111111111111111111116DBWJs"), null))),
                refusesNull("subnetID", node -> node.info().uptime(null)),
                // malformed ids and addresses of a response are not sent
                refuses("nodeIDs", node -> node.info().peers(List.of(NO_NODE))));
    }
}
