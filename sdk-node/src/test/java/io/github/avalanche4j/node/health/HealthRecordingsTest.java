package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.testing.FakeNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class HealthRecordingsTest {
    /** The tags of a recorded request, by query or by parameter. */
    private static String[] tags(String name) {
        var recording = FakeNode.recording("health/" + name);
        String query = recording.requestPath().replaceAll("^[^?]*\\??", "");
        if (!query.isEmpty()) {
            return query.replace("tag=", "").split("&");
        }
        return JsonTree.parse(recording.requestBody().orElse("{}")).at("/params/tags").elements().stream()
                .map(tag -> tag.asText().orElseThrow())
                .toArray(String[]::new);
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_health() {
        return new RecordedResponses("health")
                .response("get", node -> node.health().healthByGet())
                .response("get.tag", node -> node.health().healthByGet(tags("get.tag")))
                .response("get.unhealthy", node -> node.health().healthByGet())
                .response("get.unknownTag", node -> node.health().healthByGet(tags("get.unknownTag")))
                .response("getHealth", node -> node.health().healthAliasByGet())
                .response("getLiveness", node -> node.health().livenessByGet())
                .response("getReadiness", node -> node.health().readinessByGet())
                .response("getReadiness.tag", node -> node.health().readinessByGet(tags("getReadiness.tag")))
                .response("health", node -> node.health().health())
                .response("health.nullTags", node -> node.health().health())
                .response("health.subnetTag", node -> node.health().health(tags("health.subnetTag")))
                .response("health.tags", node -> node.health().health(tags("health.tags")))
                .response("health.unhealthy", node -> node.health().health())
                .response("liveness", node -> node.health().liveness())
                .response("readiness", node -> node.health().readiness())
                .response("readiness.tags", node -> node.health().readiness(tags("readiness.tags")))
                .unused("postToSubPath", "a POST to a path that we only GET; the response is the same")
                .tests();
    }
}
