package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NodeHealthTest {
    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    private void serve(String path, String recording) {
        fake.onGet(path).respondRecording(recording).always();
    }

    @Test
    void a_healthy_node_is_up_with_the_names_of_its_checks() {
        serve("/ext/health", "health/get");

        NodeHealth health = NodeHealth.of(node);

        assertThat(health.status()).isEqualTo("UP");
        assertThat(health.details().get("checks"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .contains("network", "bootstrapped");
    }

    @Test
    void a_node_that_starts_is_out_of_service() {
        serve("/ext/health", "startup/get.ext.health.1");
        serve("/ext/health/readiness", "startup/get.ext.health.readiness.1");

        NodeHealth health = NodeHealth.of(node);

        assertThat(health.status()).isEqualTo("OUT_OF_SERVICE");
        assertThat(health.details().get("failing"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .contains("bootstrapped");
    }

    @Test
    void a_node_that_has_started_and_fails_a_check_is_down() {
        serve("/ext/health", "health/get.unhealthy");
        serve("/ext/health/readiness", "health/getReadiness");

        NodeHealth health = NodeHealth.of(node);

        assertThat(health.status()).isEqualTo("DOWN");
        assertThat(health.details().get("failing"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isNotEmpty();
    }

    @Test
    void a_node_that_does_not_respond_is_down_and_is_asked_once() {
        fake.onGet("/ext/health").disconnect().always();

        NodeHealth health = NodeHealth.of(node);

        assertThat(health.status()).isEqualTo("DOWN");
        assertThat(health.details()).containsKey("reason");
        assertThat(fake.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_public_server_without_health_is_up_once_its_p_chain_is_bootstrapped() {
        fake.onGet("/ext/health")
                .respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n")
                .always();
        fake.on("info.isBootstrapped")
                .respond("{\"isBootstrapped\":false}")
                .then()
                .respond("{\"isBootstrapped\":true}");

        List<NodeHealth> both = List.of(NodeHealth.of(node), NodeHealth.of(node));

        assertThat(both)
                .containsExactly(
                        new NodeHealth("OUT_OF_SERVICE", Map.of("bootstrapped", false)),
                        new NodeHealth("UP", Map.of("bootstrapped", true)));
    }

    @Test
    void a_context_with_actuator_has_the_health_of_its_nodes() {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + fake.url())
                .run(context -> assertThat(context).hasBean("avalancheHealthContributor"));
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + fake.url(), "management.health.avalanche.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean("avalancheHealthContributor"));
        Contexts.runner().run(context -> assertThat(context).doesNotHaveBean("avalancheHealthContributor"));
    }
}
