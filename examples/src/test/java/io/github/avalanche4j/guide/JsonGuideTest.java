package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.info.Uptime;
import org.junit.jupiter.api.Test;

class JsonGuideTest extends GuideTest {
    @Test
    void values_are_written_as_they_were_on_the_wire_and_read_back() {
        // snippet: read-write
        Uptime uptime = node.info().uptime().execute();
        String json = Json.write(uptime); // into a cache, a queue, a file of a test
        Uptime again = Json.read(Uptime.class, json);
        // end
        assertThat(again).isEqualTo(uptime);
    }

    @Test
    void json_without_a_schema_is_a_tree() {
        // snippet: tree
        HealthReport health = node.health().healthByGet().execute();
        JsonTree message = health.checks().get("network").message().orElse(JsonTree.NULL);
        System.out.println(message.at("/connectedPeers").asInteger());
        // end
        assertThat(message.exists()).isTrue();
    }
}
