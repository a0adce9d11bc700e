package consumer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.spring.test.AvalancheTest;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Values that a service takes in and hands out. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@AvalancheTest
class SubnetsTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final int port;

    SubnetsTest(@LocalServerPort int port) {
        this.port = port;
    }

    private HttpResponse<String> get(String path) throws Exception {
        return HTTP.send(request(path).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String json) throws Exception {
        return HTTP.send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(json))
                        .build(),
                BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
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
    void a_position_of_another_list_is_the_callers_fault() throws Exception {
        String other = encoded(new Position("data.other", "x", "", 0, 0, Instant.EPOCH).toString());

        assertThat(get("/subnets?from=" + other).statusCode()).isEqualTo(400);
    }

    @Test
    void a_value_is_accepted_as_it_was_given_and_its_id_is_checked() throws Exception {
        String subnet = JsonTree.parse(get("/subnets").body()).get("items").get(0).toString();
        String id = JsonTree.parse(subnet).get("subnetId").asText().orElseThrow();

        HttpResponse<String> echoed = post("/subnets", subnet);

        assertThat(echoed.statusCode()).as(echoed.body()).isEqualTo(200);
        assertThat(Json.read(SubnetDetails.class, echoed.body())).isEqualTo(Json.read(SubnetDetails.class, subnet));
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
}
