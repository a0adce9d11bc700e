package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WarpRecordingsTest {
    private static String chain(String name) {
        return FakeNode.recording("warp/" + name).requestPath().split("/")[3];
    }

    private static List<JsonTree> params(String name) {
        return JsonTree.parse(FakeNode.recording("warp/" + name).requestBody().orElseThrow())
                .get("params")
                .elements();
    }

    private static Function<NodeClient, Call<?>> on(String name, BiFunction<WarpClient, Id, Call<?>> call) {
        return node -> call.apply(
                node.evm(chain(name)).warp(),
                Id.parse(params(name).get(0).asText().orElseThrow()));
    }

    /** Requests that this client's methods refuse. */
    private static Function<NodeClient, Call<?>> raw(String name) {
        String method = "warp_" + name.split("\\.")[1];
        return node ->
                node.evm(chain(name)).call(method, JsonTree.class, params(name).toArray());
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_warp() {
        RecordedResponses recorded = new RecordedResponses("warp");
        for (String name : List.of("C.getMessage", "chain2.getMessage")) {
            recorded.response(name, on(name, WarpClient::getMessage));
        }
        for (String name : List.of("chain1.getMessageSignature", "chain2.getMessageSignature")) {
            recorded.response(name, on(name, WarpClient::getMessageSignature));
        }
        for (String chain : List.of("C", "chain1", "chain2")) {
            String signature = chain + ".getBlockSignature";
            recorded.response(signature, on(signature, WarpClient::getBlockSignature));
            for (int quorum : new int[] {67, 100}) {
                String message = chain + ".getMessageAggregateSignature." + quorum;
                recorded.response(message, on(message, (warp, id) -> warp.getMessageAggregateSignature(id, quorum)));
                String block = chain + ".getBlockAggregateSignature." + quorum;
                recorded.response(block, on(block, (warp, id) -> warp.getBlockAggregateSignature(id, quorum)));
            }
        }
        for (String chain : List.of("C", "chain1")) {
            String primary = chain + ".getMessageAggregateSignature.primary";
            recorded.response(primary, on(primary, (warp, id) -> warp.getMessageAggregateSignature(id, 67, Id.EMPTY)));
            String hex = chain + ".getMessage.hexId";
            recorded.error(hex, Reason.INVALID_PARAMS, raw(hex));
        }
        for (String chain : List.of("C", "chain2")) {
            String missing = chain + ".getMessageAggregateSignature.missingArg";
            recorded.error(missing, Reason.INVALID_PARAMS, raw(missing));
        }
        for (String chain : List.of("chain1", "chain2")) {
            String unknown = chain + ".getMessage.unknown";
            recorded.error(unknown, Reason.NOT_FOUND, on(unknown, WarpClient::getMessage));
        }
        return recorded.tests();
    }
}
