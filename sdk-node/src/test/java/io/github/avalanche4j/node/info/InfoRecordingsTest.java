package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class InfoRecordingsTest {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final String BOOTSTRAPPING = "29Ty5jA9LY11aUXV5wG9P9fuXH6HzYFR9T2M6XyWRRJstKxuwc";
    private static final String FAILED = "2ikCqJJ9axuZ67h1ph56gYmz7RgA55LGLvfH33dn8sHv956deT";
    private static final String STUCK = "xam3BQhqdeWHCQW31sVjsrHBS42JDCpM8P7WwJL7arHmZc4zk";
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final NodeId PEER = NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme");
    private static final NodeId STRANGER = NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");

    /** Requests that this client's methods refuse. */
    private static Call<JsonTree> call(NodeClient node, String method, Map<String, ?> params) {
        return node.info().call("info." + method, JsonTree.class, params);
    }

    @TestFactory
    @SuppressWarnings("deprecation") // deprecated and still working
    Stream<DynamicTest> recorded_responses_of_info() {
        return new RecordedResponses("info")
                .response("acps", node -> node.info().acps())
                .response("getBlockchainID.C", node -> node.info().getBlockchainId("C"))
                .response("getBlockchainID.P", node -> node.info().getBlockchainId("P"))
                .response("getBlockchainID.X", node -> node.info().getBlockchainId("X"))
                .response("getBlockchainID.byId", node -> node.info().getBlockchainId(CHAIN_1))
                .response("getBlockchainID.forAdmin", node -> node.info().getBlockchainId("X"))
                .response("getNetworkID", node -> node.info().getNetworkId())
                .response("getNetworkName", node -> node.info().getNetworkName())
                .response("getNodeID", node -> node.info().getNodeId())
                .response("getNodeID.nullParams", node -> node.info().getNodeId())
                .response("getNodeID.stringId", node -> node.info().getNodeId())
                .response("getNodeIP", node -> node.info().getNodeIp())
                .response("getNodeVersion", node -> node.info().getNodeVersion())
                .response("getTxFee", node -> node.info().getTxFee())
                .response("getVMs", node -> node.info().getVms())
                .response("isBootstrapped.C", node -> node.info().isBootstrapped("C"))
                .response("isBootstrapped.P", node -> node.info().isBootstrapped("P"))
                .response("isBootstrapped.X", node -> node.info().isBootstrapped("X"))
                .response("isBootstrapped.byId", node -> node.info().isBootstrapped(CHAIN_1))
                .response("isBootstrapped.false", node -> node.info().isBootstrapped(BOOTSTRAPPING))
                .response("peers", node -> node.info().peers())
                .response("peers.none", node -> node.info().peers())
                .response("peers.emptyList", node -> node.info().peers(List.of()))
                .response("peers.one", node -> node.info().peers(List.of(PEER)))
                .response("peers.notConnected", node -> node.info().peers(List.of(STRANGER)))
                .response("upgrades", node -> node.info().upgrades())
                .response("uptime", node -> node.info().uptime())
                .response("uptime.subnetIgnored", node -> node.info().uptime(SUBNET))
                .error(
                        "getBlockchainID.failedChain",
                        Reason.NOT_FOUND,
                        node -> node.info().getBlockchainId(FAILED))
                .error(
                        "isBootstrapped.unknown",
                        Reason.WRONG_CHAIN,
                        node -> node.info().isBootstrapped("nope"))
                .error(
                        "isBootstrapped.stuck",
                        Reason.WRONG_CHAIN,
                        node -> node.info().isBootstrapped(STUCK))
                .error(
                        "isBootstrapped.blank",
                        Reason.INVALID_PARAMS,
                        node -> call(node, "isBootstrapped", Map.of("chain", "")))
                .error("isBootstrapped.noArgs", Reason.INVALID_PARAMS, node -> call(node, "isBootstrapped", Map.of()))
                .error(
                        "peers.malformed",
                        Reason.INVALID_PARAMS,
                        node -> call(node, "peers", Map.of("nodeIDs", List.of("NodeID-nope"))))
                .error(
                        "uptime.notAValidator",
                        Reason.NOT_VALIDATOR,
                        node -> node.info().uptime())
                .unused("getNodeID.arrayParams", "an envelope that we do not write")
                .unused("getNodeID.nullId", "a request without id, which we do not write, has an empty response")
                .tests();
    }
}
