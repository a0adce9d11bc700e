package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FakeDataServiceTest extends DataServiceTestBase {
    private static final String PATH = "/v1/networks/mainnet/subnets";

    private static List<Integer> numbers(JsonNode page) {
        List<Integer> numbers = new ArrayList<>();
        page.get("subnets").forEach(item -> numbers.add(item.get("i").intValue()));
        return numbers;
    }

    @Test
    void a_list_is_served_page_by_page_with_tokens_that_look_like_those_of_the_service() {
        service.list(PATH, "subnets").items(25, i -> "{\"i\":" + i + "}").summary("{\"total\":25}");

        List<Integer> all = new ArrayList<>();
        String token = "";
        int pages = 0;
        do {
            JsonNode page = client.json(PATH + "?sortOrder=asc" + (token.isEmpty() ? "" : "&pageToken=" + token));
            assertThat(page.get("total").intValue()).isEqualTo(25);
            all.addAll(numbers(page));
            token = page.path("nextPageToken").asText("");
            assertThat(token).matches("|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
            pages++;
        } while (!token.isEmpty());

        assertThat(all).hasSize(25).isSorted();
        assertThat(pages).isEqualTo(3);
    }

    @Test
    void page_sizes_outside_the_range_are_refused() {
        service.list(PATH, "subnets").items(5, i -> "{\"i\":" + i + "}").pageSizes(3, 2);

        assertThat(numbers(client.json(PATH))).containsExactly(0, 1);
        assertThat(numbers(client.json(PATH + "?pageSize=3"))).containsExactly(0, 1, 2);
        assertThat(client.status(PATH + "?pageSize=0")).isEqualTo(400);
        assertThat(client.status(PATH + "?pageSize=4")).isEqualTo(400);
        assertThat(client.status(PATH + "?pageSize=x")).isEqualTo(400);
    }

    @Test
    void pages_can_be_short_or_empty() {
        service.list(PATH, "subnets")
                .items("{\"i\":0}", "{\"i\":1}")
                .maxItemsPerPage(1)
                .emptyPageEvery(2);

        JsonNode first = client.json(PATH);
        JsonNode second =
                client.json(PATH + "?pageToken=" + first.get("nextPageToken").textValue());
        JsonNode third =
                client.json(PATH + "?pageToken=" + second.get("nextPageToken").textValue());

        assertThat(numbers(first)).containsExactly(0);
        assertThat(numbers(second)).isEmpty();
        assertThat(numbers(third)).containsExactly(1);
        assertThat(third.has("nextPageToken")).isFalse();
    }

    @Test
    void a_missing_key_is_401_and_an_unknown_path_is_404() {
        service.list(PATH, "subnets");
        service.requireApiKey("x-key", "secret");

        assertThat(client.status(PATH)).isEqualTo(401);
        assertThat(client.send("GET", PATH, "", "x-key", "secret").statusCode()).isEqualTo(200);
        assertThat(client.send("GET", "/v1/x", "", "x-key", "secret").body())
                .isEqualTo("{\"message\":\"Cannot GET /v1/x\",\"error\":\"Not Found\",\"statusCode\":404}");
    }

    @Test
    void errors_are_sent_in_every_format_and_scripts_precede_them() {
        service.list(PATH, "subnets");
        for (ErrorFormat format : ErrorFormat.values()) {
            service.respondError(PATH, 503, format, "say \"no\"");

            HttpResponse<String> response = client.get(PATH);

            assertThat(response.statusCode()).isEqualTo(503);
            assertThat(response.body()).isEqualTo(format.body(503, "say \"no\""));
            if (format.contentType().startsWith("application/json")) {
                assertThat(DataClient.json(response).isObject()).isTrue();
            }
        }
        assertThat(client.status(PATH)).isEqualTo(200);
        assertThat(service.receivedCount()).isEqualTo(ErrorFormat.values().length + 1);
    }

    @Test
    void the_aggregator_speaks_both_dialects_and_refuses_with_the_messages_of_a_real_one() {
        service.aggregator((message, quorum) -> quorum > 90 ? null : message + "-" + quorum);
        String hosted = "/v1/signatureAggregator/fuji/aggregateSignatures";
        String own = "/aggregate-signatures";

        assertThat(client.status(hosted, "{\"message\":\"0x0a\"}")).isEqualTo(201);
        assertThat(client.post(hosted, "{\"message\":\"0x0a\"}").body()).isEqualTo("{\"signedMessage\":\"0a-67\"}");
        assertThat(client.post(own, "{\"message\":\"0a\",\"quorum-percentage\":80}")
                        .body())
                .isEqualTo("{\"signed-message\":\"0a-80\"}");
        assertThat(client.post(own, "{}").body())
                .isEqualTo("{\"error\":\"Must provide either message or justification\"}");
        assertThat(client.status(own, "no")).isEqualTo(400);
        assertThat(client.post(own, "{\"message\":\"0g\"}").body()).contains("Could not decode message");
        assertThat(client.post(hosted, "{\"message\":\"0a\",\"quorumPercentage\":101}")
                        .body())
                .contains("Invalid quorum number");
        assertThat(client.post(hosted, "{\"message\":\"0a\",\"quorumPercentage\":95}")
                        .body())
                .contains("failed to collect a threshold of signatures");
        assertThat(client.status(hosted + "/abc")).isEqualTo(404);
        service.aggregator((message, quorum) -> message).transactionMessage("0x0b");
        assertThat(client.get(hosted + "/abc").body()).isEqualTo("{\"signedMessage\":\"0b\"}");
    }
}
