package io.github.avalanche4j.data;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.Script;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A request that the specification allows, the response to it with the response's origin named, and every leaf that the response's
 * value must have. The leaves were written down from the response by other means than this library.
 */
record Fixture(
        String name,
        String endpoint,
        String origin,
        String request,
        int status,
        ObjectNode response,
        Map<String, String> expected) {
    static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static final List<String> NAMES = List.of(
            "address-transactions",
            "address-transactions-lists-absent",
            "aggregate",
            "aggregate-self-hosted",
            "aggregated-by-transaction",
            "asset-transactions",
            "average-tps",
            "delegators",
            "erc1155-balances",
            "erc20-transfers",
            "erc721-balances",
            "erc721-balances-specification",
            "evm-blocks",
            "evm-blocks-documented",
            "evm-transaction",
            "evm-transaction-cross-chain",
            "l1-validators",
            "nft-holders",
            "nft-holders-specification",
            "node-blocks",
            "pending-rewards",
            "rewards",
            "subnets");

    static Fixture of(String name) {
        try (InputStream in = Fixture.class.getResourceAsStream("/fixtures/" + name + ".json")) {
            JsonNode all = JSON.readTree(in);
            Map<String, String> expected = new TreeMap<>();
            all.get("expected")
                    .properties()
                    .forEach(leaf -> expected.put(leaf.getKey(), leaf.getValue().textValue()));
            return new Fixture(
                    name,
                    all.get("endpoint").textValue(),
                    all.get("origin").get(0).textValue(),
                    all.get("request").textValue(),
                    all.get("status").intValue(),
                    (ObjectNode) all.get("response"),
                    expected);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    static List<Fixture> all() {
        return NAMES.stream().map(Fixture::of).toList();
    }

    String verb() {
        return request.split(" ")[0];
    }

    /** The path with its query. */
    String target() {
        return request.split(" ")[1];
    }

    String path() {
        return target().split("\\?")[0];
    }

    /** Lets {@code service} give {@code response} once to this fixture's request. */
    void respondWith(FakeDataService service, JsonNode response) {
        Script script = verb().equals("POST") ? service.onPost(path()) : service.onGet(path());
        script.respondStatus(status, "application/json; charset=utf-8", response.toString());
    }

    @Override
    public String toString() {
        return name;
    }
}
