package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.node.calls.RecordedNode.tags;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import java.util.Map;

/** Calls of the health interface. */
final class HealthRows {
    private HealthRows() {}

    static List<Row> rows() {
        return List.of(
                responds("health/get", node -> node.health().healthByGet()),
                responds("health/get.tag", (node, name) -> node.health().healthByGet(tags(name))),
                responds("health/get.unhealthy", node -> node.health().healthByGet()),
                responds("health/get.unknownTag", (node, name) -> node.health().healthByGet(tags(name))),
                unused("health/getHealth", "another path to the same response as get"),
                responds("health/getLiveness", node -> node.health().livenessByGet()),
                responds("health/getReadiness", node -> node.health().readinessByGet()),
                responds(
                        "health/getReadiness.tag", (node, name) -> node.health().readinessByGet(tags(name))),
                responds("health/health", node -> node.health().health()),
                responds("health/health.nullTags", node -> node.health().health()),
                responds(
                        "health/health.subnetTag", (node, name) -> node.health().health(tags(name))),
                responds("health/health.tags", (node, name) -> node.health().health(tags(name))),
                responds("health/health.unhealthy", node -> node.health().health()),
                responds("health/liveness", node -> node.health().liveness()),
                responds("health/readiness", node -> node.health().readiness()),
                responds("health/readiness.tags", (node, name) -> node.health().readiness(tags(name))),
                unused("health/postToSubPath", "a POST to a path that we only GET; the response is the same"),
                // the interfaces of a node
                refuses("tag", node -> node.health().health("")),
                refuses("tag", node -> node.health().readiness("ok", " ")),
                refuses("tag", node -> node.health().liveness("")),
                refuses("tag", node -> node.health().healthByGet("")),
                refuses("tag", node -> node.health().readinessByGet("")),
                refuses("tag", node -> node.health().livenessByGet("")),
                refusesNull("method", node -> node.health().call(null, JsonTree.class, Map.of())),
                refusesNull("params", node -> node.health().call("health.health", JsonTree.class, null)),
                refusesNull("tags", node -> node.health().healthByGet((String[]) null)),
                refusesNull("tags[0]", node -> node.health().healthByGet((String) null)));
    }
}
