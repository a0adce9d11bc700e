package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of a node whose C-Chain runs Helicon, beside an L1 that does not. */
class HeliconRecordingsTest {
    @TestFactory
    Stream<DynamicTest> recorded_responses_of_chains_under_helicon() {
        RecordedResponses recorded = new RecordedResponses("helicon");
        FakeNode.recordings().stream()
                .filter(name -> name.startsWith("helicon/"))
                .map(name -> name.substring("helicon/".length()))
                .forEach(name -> add(recorded, name));
        return recorded.tests();
    }

    private static void add(RecordedResponses recorded, String name) {
        String body = FakeNode.recording("helicon/" + name).body();
        if (name.equals("C.admin")) {
            recorded.fails(
                    name,
                    InterfaceUnavailableException.class,
                    "the C-Chain does not since Helicon",
                    node -> node.admin("C").getVmConfig());
        } else if (name.equals("L1.eth_getBlockByNumber.above")) {
            recorded.story(name, "absent", () -> BlocksUnderHeliconTest.isAbsent("helicon/" + name));
        } else if (body.contains("\"error\":")) {
            recorded.error(name, reason(body), node -> ask(node, name));
        } else {
            recorded.response(name, node -> ask(node, name));
        }
    }

    private static Reason reason(String body) {
        Map<String, Reason> reasons = Map.of(
                "does not exist", Reason.UNKNOWN_METHOD,
                "not accepted yet", Reason.ABOVE_HEAD,
                "after last accepted block", Reason.ABOVE_HEAD,
                "unknown block", Reason.NOT_FOUND);
        return reasons.entrySet().stream()
                .filter(text -> body.contains(text.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(Reason.INVALID_PARAMS);
    }

    /** The call for a recording's request, by this client's own method if one sends it. */
    private static Call<?> ask(NodeClient node, String name) {
        JsonTree request = JsonTree.parse(
                FakeNode.recording("helicon/" + name).requestBody().orElseThrow());
        String path = FakeNode.recording("helicon/" + name).requestPath();
        String method = request.get("method").asText().orElseThrow();
        if (method.equals("platform.getCurrentValidators")) {
            return node.platform().getCurrentValidators();
        }
        if (method.endsWith(".issueTx")) {
            Map<String, Object> params = Map.of("tx", "0x010203011cfb81", "encoding", "hex");
            return switch (name.charAt(0)) {
                case 'P' -> node.platform().call(method, JsonTree.class, params);
                case 'X' -> node.avm().call(method, JsonTree.class, params);
                default -> node.avax().call(method, JsonTree.class, params);
            };
        }
        EvmClient evm = node.evm(path.split("/")[3]);
        List<JsonTree> params = request.get("params").elements();
        Optional<Call<?>> own = EthRequests.of(evm, method, params);
        // our own methods translate the tag
        return own.isPresent() && !name.endsWith("accepted")
                ? own.get()
                : evm.call(method, JsonTree.class, params.toArray());
    }
}
