package io.github.avalanche4j.node;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import io.github.avalanche4j.codegen.Rows;
import io.github.avalanche4j.codegen.Rows.Row;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.evm.WarpClient;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** The recordings of a node's interfaces against the calls that ask for them, which are rows of {@code recordings.txt}. */
class RecordingsTest {
    private static final Rows ROWS = Rows.of(MethodHandles.lookup(), "/recordings.txt");

    @TestFactory
    Stream<DynamicContainer> recorded_responses() {
        Map<String, RecordedResponses> interfaces = new TreeMap<>();
        for (Row row : ROWS.all()) {
            String folder = row.name().substring(0, row.name().indexOf('/'));
            add(interfaces.computeIfAbsent(folder, RecordedResponses::new), row);
        }
        return interfaces.entrySet().stream()
                .map(each -> dynamicContainer(each.getKey(), each.getValue().tests()));
    }

    private static void add(RecordedResponses recorded, Row row) {
        String[] words = row.name().substring(row.name().indexOf('/') + 1).split(" ", 3);
        Function<NodeClient, Call<?>> call = node -> (Call<?>) ROWS.call(row, node, "");
        switch (words.length == 1 ? "" : words[1]) {
            case "" -> recorded.response(words[0], call);
            case "unused" -> recorded.unused(words[0], row.expression());
            case "unavailable:" -> recorded.fails(words[0], InterfaceUnavailableException.class, words[2], call);
            default -> recorded.error(words[0], Reason.valueOf(words[1]), call);
        }
    }

    private static JsonTree request(String recording) {
        return JsonTree.parse(FakeNode.recording(recording).requestBody().orElse("{}"));
    }

    /** A parameter of the recorded request that is an id. */
    static Id id(String recording, String parameter) {
        return Id.parse(request(recording).at("/params/" + parameter).asText().orElseThrow());
    }

    /** The tags of a recorded request, by query or by parameter. */
    static String[] tags(String recording) {
        String query = FakeNode.recording(recording).requestPath().replaceAll("^[^?]*\\??", "");
        return !query.isEmpty()
                ? query.replace("tag=", "").split("&")
                : request(recording).at("/params/tags").elements().stream()
                        .map(tag -> tag.asText().orElseThrow())
                        .toArray(String[]::new);
    }

    static WarpClient warp(NodeClient node, String recording) {
        return node.evm(chain(recording)).warp();
    }

    /** The recorded request, which this client's methods refuse. */
    static Call<?> raw(NodeClient node, String recording) {
        JsonTree request = request(recording);
        return node.evm(chain(recording))
                .call(
                        request.get("method").asText().orElseThrow(),
                        JsonTree.class,
                        request.get("params").elements().toArray());
    }

    private static String chain(String recording) {
        return FakeNode.recording(recording).requestPath().split("/")[3];
    }
}
