package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class IndexRecordingsTest {
    private static final Id UNKNOWN = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");

    private static Function<NodeClient, Call<?>> on(Index<?> index, Function<IndexClient<?>, Call<?>> call) {
        return node -> call.apply(node.index(index));
    }

    /** Requests that this client's methods refuse or write differently. */
    private static Function<NodeClient, Call<?>> raw(String method, Map<String, ?> params) {
        return on(Index.C_BLOCK, index -> index.call("index." + method, JsonTree.class, params));
    }

    private static Id idIn(String recording) {
        String body = FakeNode.recording("index/" + recording).requestBody().orElseThrow();
        return Id.parse(JsonTree.parse(body).at("/params/id").asText().orElseThrow());
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_index() {
        RecordedResponses recorded = new RecordedResponses("index");
        for (Index<?> index : List.of(Index.C_BLOCK, Index.P_BLOCK, Index.X_BLOCK)) {
            String prefix = index.path().replace('/', '-') + ".";
            recorded.response(
                            prefix + "getContainerByID",
                            on(index, i -> i.getContainerById(idIn(prefix + "getContainerByID"))))
                    .response(prefix + "getContainerByIndex.0", on(index, i -> i.getContainerByIndex(0)))
                    .response(prefix + "getContainerRange.0-5", on(index, i -> i.getContainerRange(0, 5)))
                    .response(prefix + "getIndex", on(index, i -> i.getIndex(idIn(prefix + "getIndex"))))
                    .response(prefix + "getLastAccepted", on(index, IndexClient::getLastAccepted))
                    .response(prefix + "isAccepted", on(index, i -> i.isAccepted(idIn(prefix + "isAccepted"))));
        }
        return recorded.response("C-block.getContainerRange.all", on(Index.C_BLOCK, i -> i.getContainerRange(0, 1024)))
                .response("C-block.getContainerRange.65", on(Index.C_BLOCK, i -> i.getContainerRange(0, 1024)))
                .response("C-block.getContainerRange.tail", on(Index.C_BLOCK, i -> i.getContainerRange(15, 10)))
                .response("P-block.getContainerRange.all", on(Index.P_BLOCK, i -> i.getContainerRange(0, 1024)))
                .response("X-block.getContainerRange.tail", on(Index.X_BLOCK, i -> i.getContainerRange(6, 10)))
                .response("C-block.isAccepted.no", on(Index.C_BLOCK, i -> i.isAccepted(UNKNOWN)))
                .response("X-block.isAccepted.no", on(Index.X_BLOCK, i -> i.isAccepted(UNKNOWN)))
                .response("getContainerByIndex.string", on(Index.C_BLOCK, i -> i.getContainerByIndex(16)))
                .response(
                        "getLastAccepted.hexnc",
                        on(Index.C_BLOCK, i -> i.encoding("hexnc").getLastAccepted()))
                .error(
                        "C-block.getContainerRange.beyond",
                        Reason.BEYOND_INDEX,
                        on(Index.C_BLOCK, i -> i.getContainerRange(17, 10)))
                .error(
                        "P-block.getContainerRange.beyond",
                        Reason.BEYOND_INDEX,
                        on(Index.P_BLOCK, i -> i.getContainerRange(21, 10)))
                .error(
                        "X-block.getContainerRange.beyond",
                        Reason.BEYOND_INDEX,
                        on(Index.X_BLOCK, i -> i.getContainerRange(8, 10)))
                .error(
                        "X-tx.getContainerRange.0-5",
                        Reason.BEYOND_INDEX,
                        on(Index.X_TX, i -> i.getContainerRange(0, 5)))
                .error("X-tx.getLastAccepted", Reason.BEYOND_INDEX, on(Index.X_TX, IndexClient::getLastAccepted))
                .error(
                        "X-vtx.getContainerRange.0-5",
                        Reason.BEYOND_INDEX,
                        on(Index.X_VTX, i -> i.getContainerRange(0, 5)))
                .error(
                        "X-vtx.getContainerByIndex.0",
                        Reason.BEYOND_INDEX,
                        on(Index.X_VTX, i -> i.getContainerByIndex(0)))
                .error(
                        "getContainerByIndex.beyond",
                        Reason.BEYOND_INDEX,
                        on(Index.C_BLOCK, i -> i.getContainerByIndex(1_000_000_000)))
                .error(
                        "getContainerByIndex.huge",
                        Reason.BEYOND_INDEX,
                        raw("getContainerByIndex", Map.of("index", "18446744073709551615", "encoding", "hex")))
                .error(
                        "getContainerByID.malformed",
                        Reason.INVALID_PARAMS,
                        raw("getContainerByID", Map.of("id", "nope", "encoding", "hex")))
                .error(
                        "getContainerRange.1025",
                        Reason.INVALID_PARAMS,
                        raw("getContainerRange", Map.of("startIndex", 0, "numToFetch", 1025, "encoding", "hex")))
                .error(
                        "getContainerRange.endIndex",
                        Reason.INVALID_PARAMS,
                        raw("getContainerRange", Map.of("startIndex", 0, "endIndex", 5, "encoding", "hex")))
                .error(
                        "getContainerRange.negative",
                        Reason.INVALID_PARAMS,
                        raw("getContainerRange", Map.of("startIndex", -1, "numToFetch", 5, "encoding", "hex")))
                .error(
                        "getContainerRange.zero",
                        Reason.INVALID_PARAMS,
                        raw("getContainerRange", Map.of("startIndex", 0, "numToFetch", 0, "encoding", "hex")))
                .error("getLastAccepted.blank", Reason.INVALID_PARAMS, raw("getLastAccepted", Map.of("encoding", "")))
                .error(
                        "getLastAccepted.json",
                        Reason.INVALID_PARAMS,
                        raw("getLastAccepted", Map.of("encoding", "json")))
                .unused("getLastAccepted.HEX", "encodings go out in lower case")
                .unused("getLastAccepted.nullEncoding", "an encoding is always sent")
                .tests();
    }
}
