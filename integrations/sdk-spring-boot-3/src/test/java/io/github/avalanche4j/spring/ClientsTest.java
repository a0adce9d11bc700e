package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.EvmOptions;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeDataServiceExtension;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.SpringBootVersion;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

@ExtendWith({FakeNodeExtension.class, FakeDataServiceExtension.class})
class ClientsTest {
    private final ApplicationContextRunner runner = Contexts.runner();

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(SpringBootVersion.getVersion()).isEqualTo(System.getProperty("tested.version"));
    }

    @Test
    void without_properties_there_is_no_client() {
        runner.run(context -> assertThat(context)
                .hasNotFailed()
                .doesNotHaveBean(NodeClient.class)
                .doesNotHaveBean(EvmClient.class)
                .doesNotHaveBean(DataClient.class));
    }

    @Test
    void two_properties_give_two_clients_that_are_closed_with_the_context(FakeNode node, FakeDataService service) {
        List<NodeClient> closed = new ArrayList<>();
        runner.withPropertyValues("avalanche.node.url=" + node.url(), "avalanche.data.url=" + service.url())
                .run(context -> {
                    NodeClient client = context.getBean(NodeClient.class);
                    assertThat(client.info().getNetworkName().execute()).isNotEmpty();
                    assertThat(context.getBean(DataClient.class)
                                    .network(Network.MAINNET)
                                    .subnets())
                            .isNotEmpty();
                    closed.add(client);
                });

        assertThatThrownBy(() -> closed.get(0).info().uptime().execute()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_chain_of_which_only_a_url_is_known_has_a_client_that_is_closed_with_the_context(FakeNode node) {
        node.evm("C").appendBlocks(7);
        List<EvmClient> closed = new ArrayList<>();
        List<String> customized = new ArrayList<>();
        runner.withPropertyValues(
                        "avalanche.evm.url=" + node.evmUrl("C") + "?key=of-ours",
                        "avalanche.evm.web-socket-url=" + node.evmWebSocketUrl("C"),
                        "avalanche.evm.retries=0",
                        "avalanche.evm.headers.x-team=payments")
                .withBean(
                        ClientCustomizer.class,
                        () -> (client, options) -> customized.add(client + (options instanceof EvmOptions)))
                .run(context -> {
                    EvmClient evm = context.getBean("avalancheEvm", EvmClient.class);
                    assertThat(evm.blockNumber().execute()).isEqualTo(UInt64.of(7));
                    assertThat(node.received().get(0).header("x-team")).contains("payments");
                    assertThat(node.received().get(0).path()).isEqualTo("/ext/bc/C/rpc?key=of-ours");
                    assertThat(context).doesNotHaveBean(NodeClient.class);
                    closed.add(evm);
                });

        assertThat(customized).containsExactly("avalancheEvmtrue");
        assertThatThrownBy(() -> closed.get(0).blockNumber().execute()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_client_of_a_chain_of_the_application_replaces_that_of_the_properties(FakeNode node) {
        NodeClient own = NodeClient.create(node.url());
        runner.withPropertyValues("avalanche.evm.url=https://host/v3/KEY")
                .withBean("chain", EvmClient.class, () -> own.evm("C"))
                .run(context ->
                        assertThat(context.getBeansOfType(EvmClient.class)).containsOnlyKeys("chain"));
        own.close();
    }

    @Test
    void further_nodes_are_beans_by_their_names_and_the_first_is_injected_without_one(FakeNode node) {
        try (FakeNode archive = FakeNode.start()) {
            runner.withPropertyValues(
                            "avalanche.node.url=" + node.url(), "avalanche.nodes.archive.url=" + archive.url())
                    .run(context -> {
                        context.getBean("archive", NodeClient.class)
                                .info()
                                .uptime()
                                .execute();
                        context.getBean(NodeClient.class)
                                .info()
                                .getNetworkName()
                                .execute();

                        assertThat(archive.receivedCount("info.uptime")).isEqualTo(1);
                        assertThat(node.receivedCount("info.getNetworkName")).isEqualTo(1);
                    });
        }
    }

    @Test
    void one_node_by_name_alone_is_injected_without_its_name(FakeNode node) {
        runner.withPropertyValues("avalanche.nodes.archive.url=" + node.url())
                .run(context -> assertThat(context).hasSingleBean(NodeClient.class));
    }

    @Test
    void clients_of_the_application_replace_those_of_the_properties(FakeNode node) {
        NodeClient own = NodeClient.create(node.url());
        NodeClient ownArchive = NodeClient.create(node.url());
        runner.withPropertyValues("avalanche.node.url=" + node.url(), "avalanche.nodes.archive.url=" + node.url())
                .withBean("own", NodeClient.class, () -> own, bean -> bean.setPrimary(true))
                .withBean("archive", NodeClient.class, () -> ownArchive)
                .run(context -> {
                    assertThat(context.getBean(NodeClient.class)).isSameAs(own);
                    assertThat(context.getBeansOfType(NodeClient.class)).containsOnlyKeys("own", "archive");
                    assertThat(context.getBean("archive")).isSameAs(ownArchive);
                });
    }

    @Test
    void options_reach_the_client(FakeNode node) {
        node.on("info.uptime").respondStatus(503, "text/plain", "not now").always();
        runner.withPropertyValues(
                        "avalanche.node.url=" + node.url(),
                        "avalanche.node.retries=0",
                        "avalanche.node.timeout=5s",
                        "avalanche.node.attempt-timeout=4s",
                        "avalanche.node.connect-timeout=3s",
                        "avalanche.node.max-concurrency=2",
                        "avalanche.node.max-response-size=1MB",
                        "avalanche.node.headers.x-team=payments")
                .run(context -> {
                    NodeClient client = context.getBean(NodeClient.class);
                    assertThatThrownBy(() -> client.info().uptime().execute()).isInstanceOf(ApiException.class);

                    assertThat(node.receivedCount("info.uptime"))
                            .as("no retries")
                            .isEqualTo(1);
                    assertThat(node.received().get(0).header("x-team")).contains("payments");
                });
    }

    @Test
    void a_key_and_a_limit_reach_the_service(FakeDataService service) {
        service.requireApiKey("x-service-api-key", "a-key-of-ours");
        runner.withPropertyValues(
                        "avalanche.data.url=" + service.url(),
                        "avalanche.data.metrics-url=" + service.url(),
                        "avalanche.data.aggregator-url=" + service.url(),
                        "avalanche.data.key=a-key-of-ours",
                        "avalanche.data.limit=free")
                .run(context -> {
                    assertThat(context.getBean(DataClient.class)
                                    .network(Network.MAINNET)
                                    .subnets())
                            .isNotEmpty();
                });
    }

    @Test
    void a_public_host_is_named_and_nothing_is_sent_while_starting() {
        runner.withPropertyValues("avalanche.data.service=avacloud")
                .run(context -> assertThat(context.getBean(DataClient.class))
                        .hasToString("DataClient[data https://glacier-api.avax.network, metrics"
                                + " https://popsicle-api.avax.network, aggregator https://glacier-api.avax.network]"));
    }

    @Test
    void customizers_and_an_http_client_of_the_application_are_used(FakeNode node, FakeDataService service) {
        List<String> customized = new ArrayList<>();
        OkHttpClient own = new OkHttpClient.Builder()
                .addInterceptor(chain -> chain.proceed(
                        chain.request().newBuilder().header("x-own", "yes").build()))
                .build();
        runner.withPropertyValues(
                        "avalanche.node.url=" + node.url(),
                        "avalanche.nodes.archive.url=" + node.url(),
                        "avalanche.data.url=" + service.url())
                .withBean(OkHttpClient.class, () -> own)
                .withBean(ClientCustomizer.class, () -> (client, options) -> {
                    customized.add(client + (options instanceof DataOptions ? " of data" : ""));
                    options.header("x-client", client);
                })
                .run(context -> {
                    context.getBean("archive", NodeClient.class).info().uptime().execute();

                    assertThat(customized)
                            .containsExactlyInAnyOrder("avalancheNode", "archive", "avalancheData of data");
                    assertThat(node.received().get(0).header("x-client")).contains("archive");
                    assertThat(node.received().get(0).header("x-own")).contains("yes");
                });
    }

    @Test
    void a_context_starts_without_actuator_micrometer_wallet_and_web(FakeNode node) {
        runner.withPropertyValues("avalanche.node.url=" + node.url(), "avalanche.webhooks.secret=00ff")
                .withClassLoader(new FilteredClassLoader(
                        "org.springframework.boot.actuate",
                        "org.springframework.boot.health",
                        "io.micrometer",
                        "io.opentelemetry",
                        "org.springframework.web",
                        "io.github.avalanche4j.wallet",
                        "io.github.avalanche4j.testing"))
                .run(context -> assertThat(context).hasNotFailed().hasSingleBean(NodeClient.class));
    }

    @Test
    void an_ide_knows_and_describes_each_property() throws Exception {
        try (InputStream file =
                AvalancheProperties.class.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
            JsonNode properties = new ObjectMapper().readTree(file).get("properties");
            List<String> undescribed = new ArrayList<>();
            List<String> names = new ArrayList<>();
            properties.forEach(property -> {
                String name = property.get("name").asText();
                names.add(name);
                if (!property.hasNonNull("description")) {
                    undescribed.add(name);
                }
            });
            assertThat(names)
                    .contains("avalanche.node.url", "avalanche.nodes", "avalanche.data.key", "avalanche.data.limit")
                    .contains("avalanche.evm.url", "avalanche.evm.web-socket-url", "avalanche.evm.retries")
                    .hasSizeGreaterThan(Arrays.stream(AvalancheProperties.Node.class.getRecordComponents())
                            .toList()
                            .size());
            assertThat(undescribed).isEmpty();
        }
    }
}
