package consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The service as its callers see it, with fakes behind it. */
class ApplicationTest {
    private static FakeNode node;
    private static FakeDataService service;
    private static ConfigurableApplicationContext context;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @BeforeAll
    static void start() {
        node = FakeNode.start();
        node.index("/ext/index/P/block").synthesize(5, 100);
        service = FakeDataService.start();
        service.listSize(25);
        context = SpringApplication.run(
                Application.class,
                "--server.port=0",
                "--node.url=" + node.url(),
                "--data.url=" + service.url(),
                "--webhook.secret=" + service.webhooks().secret(),
                "--webhook.window=36500d", // what the fake delivers happened on one day, and not today
                "--management.endpoint.health.show-details=always",
                "--management.endpoints.web.exposure.include=health,metrics");
    }

    @AfterAll
    static void stop() {
        NodeClient client = context.getBean(NodeClient.class);
        context.close();
        assertThatThrownBy(() -> client.info().uptime().execute())
                .as("clients are closed with the context")
                .isInstanceOf(IllegalStateException.class);
        node.close();
        service.close();
    }

    private static HttpResponse<String> get(String path) throws Exception {
        return HTTP.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(String path, String json) throws Exception {
        return HTTP.send(
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(json))
                        .build(),
                BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        return URI.create(
                "http://127.0.0.1:" + context.getEnvironment().getProperty("local.server.port") + path);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Test
    void a_value_passes_through_in_the_shape_of_the_wire() throws Exception {
        HttpResponse<String> block = get("/blocks/3");

        assertThat(block.statusCode()).as(block.body()).isEqualTo(200);
        Container read = Json.read(Container.class, block.body());
        assertThat(read.index()).hasToString("3");
        assertThat(JsonTree.parse(block.body())).isEqualTo(JsonTree.parse(Json.write(read)));
    }

    @Test
    void a_health_report_passes_through_with_what_has_no_schema() throws Exception {
        HttpResponse<String> report = get("/report");

        HealthReport read = Json.read(HealthReport.class, report.body());
        assertThat(read.checks()).containsKey("network");
        assertThat(JsonTree.parse(report.body())).isEqualTo(JsonTree.parse(Json.write(read)));
    }

    @Test
    void a_list_is_walked_by_positions_that_travel_through_urls() throws Exception {
        List<JsonTree> seen = new ArrayList<>();
        String query = "";
        do {
            HttpResponse<String> page = get("/subnets" + query);
            assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
            JsonTree body = JsonTree.parse(page.body());
            seen.addAll(body.get("items").elements());
            query = body.get("next").asText().map(next -> "?from=" + encoded(next)).orElse("");
        } while (!query.isEmpty());

        assertThat(seen).hasSize(25).doesNotHaveDuplicates();
    }

    @Test
    void a_value_is_accepted_as_it_was_given() throws Exception {
        String subnet = JsonTree.parse(get("/subnets").body()).get("items").get(0).toString();

        HttpResponse<String> echoed = post("/subnets", subnet);

        assertThat(echoed.statusCode()).as(echoed.body()).isEqualTo(200);
        assertThat(Json.read(SubnetDetails.class, echoed.body())).isEqualTo(Json.read(SubnetDetails.class, subnet));
    }

    @Test
    void a_page_with_its_positions_is_returned_and_accepted() throws Exception {
        HttpResponse<String> page = get("/page");

        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        JsonTree json = JsonTree.parse(page.body());
        assertThat(json.get("items").size()).isEqualTo(3);
        assertThat(Position.parse(json.get("next").asText().orElseThrow()).pageSize()).isEqualTo(3);
        HttpResponse<String> echoed = post("/page", page.body());
        assertThat(echoed.statusCode()).as(echoed.body()).isEqualTo(200);
        assertThat(JsonTree.parse(echoed.body())).isEqualTo(json);
    }

    @Test
    void an_id_in_a_body_is_checked() throws Exception {
        String subnet = JsonTree.parse(get("/subnets").body()).get("items").get(0).toString();
        String id = JsonTree.parse(subnet).get("subnetId").asText().orElseThrow();

        assertThat(post("/subnets", subnet.replace(id, "hello")).statusCode()).isEqualTo(400);
    }

    @Test
    void ids_and_addresses_are_parameters() throws Exception {
        String names = "/names?id=11111111111111111111111111111111LpoYY"
                + "&node=NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg&evm=0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd"
                + "&address=P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0";

        assertThat(get(names).statusCode()).as(get(names).body()).isEqualTo(200);
        assertThat(JsonTree.parse(get(names).body()).get("node").asText())
                .contains("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        assertThat(get(names.replace("LpoYY", "LpoYZ")).statusCode()).isEqualTo(400);
    }

    @Test
    void a_position_of_another_list_is_the_callers_fault() throws Exception {
        String other = encoded(new Position("data.other", "x", "", 0, 0, java.time.Instant.EPOCH).toString());

        assertThat(get("/subnets?from=" + other).statusCode()).isEqualTo(400);
    }

    @Test
    void a_block_that_is_not_there_is_reported_with_the_servers_words() throws Exception {
        assertThat(get("/blocks/99").body()).contains("index.getContainerByIndex");
    }

    @Test
    void the_nodes_health_is_a_part_of_the_services() throws Exception {
        JsonTree health = JsonTree.parse(get("/actuator/health").body());

        assertThat(health.at("/components/node/status").asText()).as(health.toString()).contains("UP");
    }

    @Test
    void calls_to_the_node_are_among_the_services_meters() throws Exception {
        get("/blocks/3");

        HttpResponse<String> meter = get("/actuator/metrics/avalanche.call?tag=endpoint:index.getContainerByIndex");

        assertThat(meter.statusCode()).as(meter.body()).isEqualTo(200);
        assertThat(meter.body()).contains("\"statistic\":\"COUNT\"", "success");
    }

    @Test
    void a_delivery_of_the_service_is_taken_once_and_a_changed_one_refused() throws Exception {
        String hook = context.getBean(DataClient.class)
                .webhooks()
                .createForEvm(webhook -> webhook.url(uri("/webhook").toString())
                        .name("payments")
                        .chainId("43114")
                        .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                .execute()
                .id();

        WebhookDelivery first = service.webhooks().deliver(hook);
        WebhookDelivery again = service.webhooks().send(first);
        WebhookDelivery changed = service.webhooks()
                .send(new WebhookDelivery(
                        first.url(),
                        first.messageId(),
                        first.body().replace("\"value\":\"1", "\"value\":\"9"),
                        first.signature(),
                        0));

        assertThat(List.of(first.status(), again.status(), changed.status())).containsExactly(200, 200, 401);
        assertThat(JsonTree.parse(get("/webhook").body()))
                .isEqualTo(JsonTree.parse("[\"" + first.messageId() + "\"]"));
    }

    @Test
    void bytes_that_are_no_message_are_the_callers_fault() throws Exception {
        HttpResponse<String> verified = HTTP.send(
                HttpRequest.newBuilder(uri("/verify"))
                        .header("Content-Type", "text/plain")
                        .POST(BodyPublishers.ofString("0x00"))
                        .build(),
                BodyHandlers.ofString());

        assertThat(verified.statusCode()).isEqualTo(400);
        assertThat(verified.body()).contains("Warp message is malformed at byte 0");
    }
}
