package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Addresses;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The lists of the operations: their pages, their tokens and their generated items. */
class FakeListsTest extends DataServiceTestBase {
    private static final String SUBNETS = "/v1/networks/mainnet/subnets";
    private static final String BLOCKS = "/v1/chains/43114/blocks";

    @Test
    void a_list_has_twenty_five_items_unless_a_test_wants_another_number() {
        assertThat(client.walk(BLOCKS, "blocks")).hasSize(25).doesNotHaveDuplicates();
        service.listSize(7);
        assertThat(client.walk(BLOCKS, "blocks")).hasSize(7);
        service.list("getLatestBlocks").size(250);
        assertThat(client.walk(BLOCKS + "?pageSize=100", "blocks")).hasSize(250).doesNotHaveDuplicates();
        assertThat(client.walk("/v1/chains/43113/blocks", "blocks")).hasSize(250);
        service.list("getLatestBlocks").size(0);
        assertThat(client.walk(BLOCKS, "blocks")).isEmpty();
    }

    @Test
    void the_same_seed_produces_the_same_items_and_another_seed_others() {
        List<JsonNode> usual = client.walk(SUBNETS, "subnets");
        assertThat(client.walk(SUBNETS, "subnets")).isEqualTo(usual);
        service.seed(42);
        List<JsonNode> seeded = client.walk(SUBNETS, "subnets");
        assertThat(seeded).doesNotContainAnyElementsOf(usual);
        try (FakeDataService other = FakeDataService.start().seed(42)) {
            assertThat(new DataClient(other).json(SUBNETS).get("subnets")).containsExactlyElementsOf(seeded);
        }
    }

    @Test
    void ascending_order_is_the_reverse_of_descending_order() {
        List<JsonNode> descending = client.walk(SUBNETS + "?sortOrder=desc", "subnets");
        List<JsonNode> ascending = client.walk(SUBNETS + "?sortOrder=asc", "subnets");

        Collections.reverse(ascending);
        assertThat(ascending).isEqualTo(descending);
    }

    static Stream<Fixture> lists() {
        return FakeOperationsTest.fixturesOfRequests()
                .map(FakeDataService::fixture)
                .filter(fixture -> fixture.body().contains("nextPageToken")
                        && !fixture.path().contains("webhooks"));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void generated_items_have_the_shape_of_the_samples_and_valid_ids(Fixture fixture) {
        service.listSize(100).seed(7);
        HttpResponse<String> response = client.send(
                fixture.method(), fixture.path(), fixture.requestBody().orElse(""));
        JsonNode page = DataClient.json(response);
        JsonNode samples = Objects.requireNonNull(Json.parseOrNull(fixture.body()));
        String items = samples.properties().stream()
                .filter(field ->
                        field.getValue().isArray() && page.get(field.getKey()).size() == 100)
                .findFirst()
                .orElseThrow()
                .getKey();

        Set<String> distinct = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            JsonNode item = page.get(items).get(i);
            assertSameShape(item, samples.get(items).get(i % samples.get(items).size()), items);
            distinct.add(item.toString());
        }
        assertThat(distinct).hasSize(100);
    }

    private static void assertSameShape(JsonNode actual, JsonNode sample, String path) {
        assertThat(actual.getNodeType()).as(path).isEqualTo(sample.getNodeType());
        if (sample instanceof ObjectNode object) {
            assertThat(actual.size()).as(path).isEqualTo(sample.size());
            object.properties().forEach(field -> {
                if (actual.has(field.getKey())) { // a name that is an address is another address
                    assertSameShape(actual.get(field.getKey()), field.getValue(), path + "." + field.getKey());
                }
            });
        } else if (sample instanceof ArrayNode array) {
            assertThat(actual.size()).as(path).isEqualTo(sample.size());
            for (int i = 0; i < array.size(); i++) {
                assertSameShape(actual.get(i), array.get(i), path + "[" + i + "]");
            }
        } else if (sample.getNodeType() == JsonNodeType.STRING) {
            assertSameKind(actual.textValue(), sample.textValue(), path);
        } else if (sample.isNumber() && !path.equals("results.value")) { // a figure is whole or not as its metric is
            assertThat(actual.isIntegralNumber()).as(path).isEqualTo(sample.isIntegralNumber());
        }
    }

    private static void assertSameKind(String actual, String sample, String path) {
        if (sample.startsWith("NodeID-")) {
            assertThat(Cb58.decode(actual.substring("NodeID-".length()), 20))
                    .as(path)
                    .isNotNull();
        } else if (Cb58.decode(sample, 32) != null) {
            assertThat(Cb58.decode(actual, 32)).as(path).isNotNull();
        } else if (sample.matches("0x[0-9a-fA-F]{40}")) {
            byte[] address = HexFormat.of().parseHex(actual.substring(2));
            assertThat(actual).as(path).isEqualTo(Addresses.eip55(address));
        } else if (sample.matches("(P-|X-)?(avax|fuji)1.*")) {
            assertThat(Addresses.bech32Bytes(actual.replaceFirst("^[PX]-", "")))
                    .as(path)
                    .isNotNull();
        } else if (sample.matches("[0-9]+")) {
            assertThat(actual).as(path).matches("[0-9]+");
        } else if (sample.matches("(0x)?[0-9a-f]+")) {
            assertThat(actual).as(path).matches("(0x)?[0-9a-f]+").hasSameSizeAs(sample);
        }
    }

    @Test
    void what_belongs_together_in_an_item_still_does() {
        service.listSize(60);

        for (JsonNode validator : client.walk("/v1/networks/mainnet/l1Validators?pageSize=60", "validators")) {
            byte[] id = Cb58.decode(validator.get("validationId").textValue(), 32);
            String hex = validator.get("validationIdHex").textValue();
            assertThat(hex).isEqualTo(HexFormat.of().formatHex(id));
        }
        for (JsonNode transaction : client.walk("/v1/transactions?pageSize=60", "transactions")) {
            if (transaction.has("blockTimestampMilliseconds")) {
                assertThat(transaction.get("blockTimestampMilliseconds").longValue() / 1000)
                        .isEqualTo(transaction.get("blockTimestamp").longValue());
            }
        }
    }

    @Test
    void addresses_of_the_test_network_have_its_prefix() {
        JsonNode rewards =
                client.json("/v1/networks/fuji/rewards?nodeIds=NodeID-111111111111111111116DBWJs&pageSize=20");

        assertThat(rewards.get("historicalRewards"))
                .hasSize(20)
                .allSatisfy(reward ->
                        assertThat(reward.at("/addresses/0").textValue()).startsWith("fuji1"));
    }

    @ParameterizedTest
    @CsvSource({
        "sortOrder=desc&pageSize=5, 200",
        "pageSize=5&sortOrder=desc, 200",
        "sortOrder=desc&pageSize=6, 400",
        "sortOrder=desc, 400",
        "sortOrder=asc&pageSize=5, 400",
        "pageSize=5, 400",
    })
    void a_token_is_valid_with_exactly_the_parameters_it_was_issued_for(String parameters, int status) {
        String token = client.json(SUBNETS + "?sortOrder=desc&pageSize=5")
                .get("nextPageToken")
                .textValue();

        HttpResponse<String> next = client.get(SUBNETS + "?" + parameters + "&pageToken=" + token);

        assertThat(next.statusCode()).isEqualTo(status);
        if (status == 400) {
            assertThat(next.body()).contains("Invalid pageToken");
        }
    }

    @Test
    void a_token_is_not_valid_at_another_path_or_with_another_body_or_after_it_expired() {
        String target = "/v1/networks/mainnet/blockchains/p-chain/utxos";
        String token = client.json(target, "{\"addresses\":\"P-avax1a\"}")
                .get("nextPageToken")
                .textValue();

        String again = target + "?pageToken=" + token;
        assertThat(client.status(again, "{\"addresses\":\"P-avax1a\"}")).isEqualTo(201);
        assertThat(client.status(again, "{\"addresses\":\"P-avax1b\"}")).isEqualTo(400);
        assertThat(client.status(again.replace("p-chain", "x-chain"), "{\"addresses\":\"P-avax1a\"}"))
                .isEqualTo(400);
        service.expireTokens();
        assertThat(client.status(again, "{\"addresses\":\"P-avax1a\"}")).isEqualTo(400);
    }

    @Test
    void page_size_zero_of_a_block_means_all_its_transactions() {
        String target = "/v1/chains/43114/blocks/339/transactions";

        assertThat(client.json(target).get("transactions")).hasSize(25);
        assertThat(client.json(target + "?pageSize=0").get("transactions")).hasSize(25);
        assertThat(client.json(target + "?pageSize=10").get("transactions")).hasSize(10);
    }

    @Test
    void the_running_cycle_of_a_validator_is_on_the_first_page_only() {
        String target = "/v1/networks/mainnet/validators/NodeID-111111111111111111116DBWJs/cycles";
        JsonNode first = client.json(target);
        JsonNode second =
                client.json(target + "?pageToken=" + first.get("nextPageToken").textValue());

        assertThat(first.has("currentCycle")).isTrue();
        assertThat(second.has("currentCycle")).isFalse();
        assertThat(second.get("cycles")).hasSize(10);
    }

    @Test
    void items_and_summary_of_an_operation_can_be_set() {
        service.list("listL1Validators").items(3, i -> "{\"i\":" + i + "}").summary("{\"blockHeight\":\"1\"}");

        assertThat(client.get("/v1/networks/fuji/l1Validators").body())
                .isEqualTo("{\"validators\":[{\"i\":0},{\"i\":1},{\"i\":2}],\"blockHeight\":\"1\"}");
    }
}
