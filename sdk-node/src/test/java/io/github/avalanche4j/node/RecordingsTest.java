package io.github.avalanche4j.node;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import io.github.avalanche4j.codegen.Rows;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.WarpClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.invoke.MethodHandles;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** The recordings of a node's interfaces against the calls that ask for them, which are rows of {@code recordings.txt}. */
class RecordingsTest {
    static final Rows ROWS = Rows.of(MethodHandles.lookup(), "/recordings.txt");

    @TestFactory
    Stream<DynamicContainer> recorded_responses() {
        return ROWS.all().stream()
                .map(row -> row.name().substring(0, row.name().indexOf('/')))
                .distinct()
                .map(folder -> dynamicContainer(folder, new RecordedResponses(folder).tests()));
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

    static String chain(String recording) {
        return FakeNode.recording(recording).requestPath().split("/")[3];
    }

    /** Whether a report says of a check that it failed, and why. */
    static boolean fails(Call<HealthReport> call, String check, String error) {
        HealthReport report = call.execute();
        Optional<String> said = report.checks().get(check).error().flatMap(JsonTree::asText);
        return !report.healthy() && said.filter(text -> text.contains(error)).isPresent();
    }

    /** A batch of two calls. */
    static Call<?> two(EvmClient chain) {
        return chain.batch(chain.call("eth_chainId", BigInteger.class), chain.call("eth_gasPrice", BigInteger.class));
    }
}
