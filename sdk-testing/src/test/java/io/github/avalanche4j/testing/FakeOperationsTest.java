package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation of the services is served, from the samples that are in the jar. */
class FakeOperationsTest extends DataServiceTestBase {
    /** their responses depend on what was sent before */
    private static final Set<String> STATEFUL = Set.of(
            "createWebhook",
            "updateWebhook",
            "deactivateWebhook",
            "addAddressesToWebhook",
            "removeAddressesFromWebhook",
            "generateOrRotateSharedSecret",
            "postTransactionExportJob");

    /** Names of fixtures that are the default of their request; others have a variant that no request chooses. */
    static Stream<String> fixturesOfRequests() {
        return FakeDataService.fixtures().stream()
                .filter(name -> !name.contains(".") || name.matches(".*\\.[pxc]-chain"));
    }

    private static JsonNode json(String text) {
        return Objects.requireNonNull(Json.parseOrNull(text));
    }

    private HttpResponse<String> send(Fixture fixture) {
        return client.send(
                fixture.method(),
                fixture.path().replace("sortOrder=asc", "sortOrder=desc"),
                fixture.requestBody().orElse(""));
    }

    @ParameterizedTest
    @MethodSource("fixturesOfRequests")
    void the_request_of_a_fixture_gets_its_response(String name) {
        Fixture fixture = FakeDataService.fixture(name);

        HttpResponse<String> response = send(fixture);

        assertThat(response.statusCode()).as(response.body()).isEqualTo(fixture.status());
        assertThat(fixture.origin()).isNotEmpty();
        if (fixture.body().isEmpty()) {
            assertThat(response.body()).isEmpty();
        } else if (!STATEFUL.contains(fixture.operation())) {
            assertSameStart(json(response.body()), json(fixture.body()));
        }
    }

    /** Lists are longer than their samples and have page tokens of their own. */
    private static void assertSameStart(JsonNode actual, JsonNode expected) {
        for (var field : expected.properties()) {
            JsonNode value = actual.path(field.getKey());
            if (field.getValue().isArray()) {
                assertThat(value.size()).isGreaterThanOrEqualTo(field.getValue().size());
                for (int i = 0; i < field.getValue().size(); i++) {
                    assertThat(value.get(i))
                            .as(field.getKey())
                            .isEqualTo(field.getValue().get(i));
                }
            } else if (!field.getKey().matches("nextPage(Token|StartKey)|totalCount")) {
                assertThat(value).as(field.getKey()).isEqualTo(field.getValue());
            }
        }
        ((ObjectNode) actual).remove(List.of("nextPageToken", "nextPageStartKey"));
        actual.fieldNames()
                .forEachRemaining(
                        field -> assertThat(expected.has(field)).as(field).isTrue());
    }

    @Test
    void every_operation_has_a_fixture_and_every_fixture_an_operation() {
        List<String> operations = FakeDataService.fixtures().stream()
                .map(FakeDataService::fixture)
                .map(Fixture::operation)
                .distinct()
                .toList();

        assertThat(FakeDataService.operations()).hasSize(146).doesNotHaveDuplicates();
        assertThat(operations).containsExactlyInAnyOrderElementsOf(FakeDataService.operations());
    }

    @Test
    void every_file_of_the_fixtures_is_listed() throws IOException, URISyntaxException {
        Path folder = Path.of(
                        FakeDataService.class.getResource("fixtures/index.txt").toURI())
                .getParent();
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names = files.map(
                            file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".json") && !file.startsWith("events/"))
                    .map(file -> file.substring(0, file.length() - ".json".length()))
                    .toList();

            assertThat(Files.readAllLines(folder.resolve("index.txt"))).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void the_ids_of_the_request_are_those_of_the_response() {
        String hash = "0x" + "ab".repeat(32);

        JsonNode transaction =
                client.json("/v1/chains/43113/transactions/" + hash).get("nativeTransaction");
        JsonNode block = client.json("/v1/chains/43114/blocks/777");
        JsonNode validator = client.json("/v1/networks/fuji/validators/NodeID-111111111111111111116DBWJs");

        assertThat(transaction.get("txHash").textValue()).isEqualTo(hash);
        assertThat(transaction.get("chainId").textValue()).isEqualTo("43113");
        assertThat(block.get("blockNumber").textValue()).isEqualTo("777");
        assertThat(validator.get("validators").get(0).get("nodeId").textValue())
                .isEqualTo("NodeID-111111111111111111116DBWJs");
    }

    @Test
    void different_objects_have_different_values_and_the_same_object_the_same() {
        JsonNode first = client.json("/v1/chains/43114/transactions/0x" + "ab".repeat(32));
        JsonNode second = client.json("/v1/chains/43114/transactions/0x" + "cd".repeat(32));

        assertThat(first.at("/nativeTransaction/blockHash")).isNotEqualTo(second.at("/nativeTransaction/blockHash"));
        assertThat(client.json("/v1/chains/43114/transactions/0x" + "ab".repeat(32)))
                .isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "p-chain, p-chain, NUMBER",
        "11111111111111111111111111111111LpoYY, p-chain, NUMBER",
        "x-chain, x-chain, STRING",
        "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm, x-chain, STRING",
        "c-chain, c-chain, STRING",
    })
    void each_primary_network_chain_has_its_own_shapes(String chain, String name, JsonNodeType outputIndex) {
        JsonNode page = client.json("/v1/networks/mainnet/blockchains/" + chain + "/utxos?addresses=avax1x");

        assertThat(page.at("/utxos/0/outputIndex").getNodeType()).isEqualTo(outputIndex);
        assertThat(page.at("/chainInfo/chainName").textValue()).isEqualTo(name);
    }

    @Test
    void prices_are_in_the_requested_currency() {
        String path = "/v1/chains/43114/addresses/0x71C7656EC7ab88b098defB751B7401B5f6d8976F/balances:getNative";

        assertThat(client.json(path + "?currency=chf")
                        .at("/nativeTokenBalance/price/currencyCode")
                        .textValue())
                .isEqualTo("chf");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    /v1/networks/devnet/subnets                            | network must be one of the following values: mainnet, fuji, testnet
                    /v1/networks/mainnet/subnets?sortOrder=up              | sortOrder must be one of the following values: asc, desc
                    /v1/networks/mainnet/subnets?pageSize=10001            | pageSize must be between 1 and 10000
                    /v1/networks/mainnet/subnets?pageSize=ten              | pageSize must be between 1 and 10000
                    /v1/networks/mainnet/blockchains/y-chain/blocks        | blockchainId must be one of the following values
                    /v1/networks/mainnet/blockchains/p-chain/blocks?startTimestamp=-1  | startTimestamp must not be less than 0
                    /v1/networks/mainnet/blockchains/p-chain/blocks?startTimestamp=1.5 | startTimestamp must be an integer number
                    /v1/networks/mainnet/validators?maxFeePercentage=101   | maxFeePercentage must not be greater than 100
                    /v1/networks/mainnet/l1Validators?includeInactiveL1Validators=yes  | must be a boolean value
                    /v1/networks/mainnet/addresses:listChainIds            | addresses should not be empty
                    /v1/chains/43114/addresses/0x71C7/balances:getNative   | Invalid address format
                    /v2/chains/43114/metrics/speed                         | metric must be one of the following values
                    """)
    void wrong_parameters_are_refused_with_a_list_of_messages(String target, String message) {
        HttpResponse<String> response = client.get(target);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(DataClient.json(response).at("/message/0").textValue()).contains(message);
        assertThat(DataClient.json(response).get("error").textValue()).isEqualTo("Bad Request");
    }

    @Test
    void unknown_parameters_are_ignored_unless_a_test_wants_them_rejected() {
        String target = "/v1/networks/mainnet/subnets?sortorder=asc";

        assertThat(client.status(target)).isEqualTo(200);
        service.rejectUnknownParameters();
        assertThat(DataClient.json(client.get(target)).at("/message/0").textValue())
                .isEqualTo("property sortorder should not exist");
        assertThat(client.status("/v1/networks/mainnet/subnets?sortOrder=asc&pageSize=3"))
                .isEqualTo(200);
    }

    @Test
    void an_operation_is_scripted_and_counted_by_its_id() {
        service.on("getBlock").respondStatus(503, "text/html", "<h1>Bad Gateway</h1>");

        assertThat(client.status("/v1/chains/43114/blocks")).isEqualTo(200);
        assertThat(client.status("/v1/chains/8787/blocks/1")).isEqualTo(503);
        assertThat(client.status("/v1/chains/8787/blocks/1")).isEqualTo(200);
        assertThat(service.receivedCount("getBlock")).isEqualTo(2);
        assertThatThrownBy(() -> service.list("nope")).hasMessageContaining("no operation nope");
        assertThatThrownBy(() -> service.list("getBlock")).hasMessageContaining("getBlock is not a list");
        assertThatThrownBy(() -> FakeDataService.fixture("nope")).hasMessageContaining("no fixture named nope");
    }

    @Test
    void an_export_job_runs_until_its_status_was_polled_and_then_has_a_file() {
        service.exports().completeAfter(1);

        HttpResponse<String> started =
                client.post("/v1/operations/transactions:export", "{\"type\":\"TRANSACTION_EXPORT_EVM\"}");
        String status =
                "/v1/operations/" + DataClient.json(started).get("operationId").textValue();

        assertThat(started.statusCode()).isEqualTo(201);
        assertThat(client.json(status).get("operationStatus").textValue()).isEqualTo("RUNNING");
        JsonNode completed = client.json(status);
        assertThat(completed.get("operationStatus").textValue()).isEqualTo("COMPLETED");
        String file = completed.at("/metadata/downloadUrl").textValue().replace(service.url(), "");
        assertThat(client.get(file).body()).startsWith("txHash,");
        assertThat(client.status("/v1/operations/transactions:export", "{}")).isEqualTo(400);
    }
}
