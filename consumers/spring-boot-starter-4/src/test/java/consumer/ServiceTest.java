package consumer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ConfigurableApplicationContext;

/** The whole service as its callers see it; run a second time as ahead-of-time processing prepared it. */
class ServiceTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final String KEY = "the-key-of-the-service";
    private static FakeNode node;
    private static FakeNode archive;
    private static FakeDataService service;
    private static ConfigurableApplicationContext context;

    @BeforeAll
    static void start() {
        node = FakeNode.start();
        archive = FakeNode.start();
        service = FakeDataService.start();
        service.requireApiKey("x-service-api-key", KEY);
        SpringApplication application = new SpringApplication(PortfolioApplication.class);
        application.setMainApplicationClass(PortfolioApplication.class); // a test has another one
        context = application.run(
                "--server.port=0",
                "--avalanche.node.url=" + node.url(),
                "--avalanche.nodes.archive.url=" + archive.url(),
                "--avalanche.data.url=" + service.url(),
                "--avalanche.data.key=" + KEY,
                "--avalanche.webhooks.secret=" + service.webhooks().secret(),
                "--avalanche.webhooks.window=36500d",
                "--management.endpoints.web.exposure.include=*",
                "--management.endpoint.env.show-values=always",
                "--management.endpoint.configprops.show-values=always");
    }

    @AfterAll
    static void stop() {
        context.close();
        node.close();
        archive.close();
        service.close();
    }

    private static URI uri(String path) {
        return URI.create("http://127.0.0.1:" + context.getEnvironment().getProperty("local.server.port") + path);
    }

    private static HttpResponse<String> get(String path) throws Exception {
        return HTTP.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
    }

    @Test
    void the_version_and_the_mode_are_those_that_the_build_names() {
        assertThat(SpringBootVersion.getVersion()).isEqualTo(System.getProperty("boot.version"));
        assertThat(AotDetector.useGeneratedArtifacts()).isEqualTo(Boolean.getBoolean("spring.aot.enabled"));
    }

    @Test
    void a_portfolio_is_the_json_of_values() throws Exception {
        HttpResponse<String> portfolio = get("/portfolio/0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd");

        assertThat(portfolio.statusCode()).as(portfolio.body()).isEqualTo(200);
        JsonTree first = JsonTree.parse(portfolio.body()).get(0);
        assertThat(first.get("balance").asText()).as(portfolio.body()).isPresent();
        assertThat(first.get("ercType").asText()).contains("ERC-20");
        assertThat(get("/portfolio/nobody").statusCode()).isEqualTo(400);
    }

    @Test
    void each_node_is_a_part_of_the_health() throws Exception {
        JsonTree health = JsonTree.parse(get("/actuator/health").body());

        for (String name : new String[] {"avalancheNode", "archive"}) {
            assertThat(health.at("/components/avalanche/components/" + name + "/status").asText())
                    .as(health.toString())
                    .contains("UP");
        }
        assertThat(get("/actuator/health/readiness").body()).contains("avalanche");
        assertThat(get("/actuator/health/liveness").body()).doesNotContain("avalanche");
    }

    @Test
    void info_names_version_and_network_of_each_node() throws Exception {
        JsonTree info = JsonTree.parse(get("/actuator/info").body());

        assertThat(info.at("/avalanche/library").asText()).as(info.toString()).isPresent();
        assertThat(info.at("/avalanche/nodes/archive/version").asText().orElseThrow()).startsWith("avalanchego/");
    }

    @Test
    void calls_are_among_the_meters() throws Exception {
        context.getBean("archive", NodeClient.class).info().uptime().execute();

        HttpResponse<String> meter = get("/actuator/metrics/avalanche.call?tag=endpoint:info.uptime");
        assertThat(meter.statusCode()).as(meter.body()).isEqualTo(200);
        assertThat(archive.receivedCount("info.uptime")).isEqualTo(1);
    }

    @Test
    void no_endpoint_of_actuator_shows_the_key_or_the_secret() throws Exception {
        for (String endpoint : new String[] {"env", "configprops", "beans", "conditions"}) {
            HttpResponse<String> shown = get("/actuator/" + endpoint);
            assertThat(shown.statusCode()).as(endpoint).isEqualTo(200);
            assertThat(shown.body())
                    .as(endpoint)
                    .doesNotContain(KEY, service.webhooks().secret());
        }
        assertThat(get("/actuator/configprops").body()).contains("avalanche");
    }

    @Test
    void a_delivery_is_taken_once_and_a_changed_one_refused() {
        String hook = context.getBean(DataClient.class)
                .webhooks()
                .createForEvm(webhook -> webhook.url(uri("/webhook").toString())
                        .name("payments")
                        .chainId("43114")
                        .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                .execute()
                .id();

        WebhookDelivery first = service.webhooks().deliver(hook);
        WebhookDelivery changed = service.webhooks()
                .send(new WebhookDelivery(
                        first.url(),
                        first.messageId(),
                        first.body().replace("\"value\":\"1", "\"value\":\"9"),
                        first.signature(),
                        0));

        assertThat(first.status()).isEqualTo(200);
        assertThat(changed.status()).isEqualTo(401);
        assertThat(context.getBean(Deliveries.class).seen).containsExactly(first.messageId());
    }
}
