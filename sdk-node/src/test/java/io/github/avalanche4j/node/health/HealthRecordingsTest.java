package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.node.RecordedAnswers;
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
    Stream<DynamicTest> recorded_answers_of_health() {
        return new RecordedAnswers("health")
                .answer("get", node -> node.health().get())
                .answer("get.tag", node -> node.health().get(tags("get.tag")))
                .answer("get.unhealthy", node -> node.health().get())
                .answer("get.unknownTag", node -> node.health().get(tags("get.unknownTag")))
                .answer("getHealth", node -> node.health().getHealth())
                .answer("getLiveness", node -> node.health().getLiveness())
                .answer("getReadiness", node -> node.health().getReadiness())
                .answer("getReadiness.tag", node -> node.health().getReadiness(tags("getReadiness.tag")))
                .answer("health", node -> node.health().health())
                .answer("health.nullTags", node -> node.health().health())
                .answer("health.subnetTag", node -> node.health().health(tags("health.subnetTag")))
                .answer("health.tags", node -> node.health().health(tags("health.tags")))
                .answer("health.unhealthy", node -> node.health().health())
                .answer("liveness", node -> node.health().liveness())
                .answer("readiness", node -> node.health().readiness())
                .answer("readiness.tags", node -> node.health().readiness(tags("readiness.tags")))
                .unused("postToSubPath", "a POST to a path that we only GET; the answer is the same")
                .tests();
    }
}
