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
 * A request that the specification allows, the response to it with the response's origin named, and every leaf that the
 * value must have, in {@linkplain WireText the wire's words}. Fixtures named after operations are those of the fake service,
 * and their leaves are taken from the response's JSON; in the others, which are older, the leaves are written down too.
 */
record Fixture(
        String name,
        String endpoint,
        String origin,
        String verb,
        String target,
        String sent,
        int status,
        ObjectNode response,
        Map<String, String> expected) {
    /** Operations of whose response one field matters. */
    static final Map<String, String> UNWRAPPED = Map.of(
            "getNativeBalance", "nativeTokenBalance",
            "getEvmChainRollingWindowMetrics", "result",
            "getBalancesByAddresses", "balances",
            "getChainIdsForAddresses", "addresses");

    static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static Fixture of(String name) {
        try (InputStream in = Fixture.class.getResourceAsStream("/fixtures/" + name + ".json")) {
            return in == null ? ofOperation(name) : written(name, JSON.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    private static Fixture written(String name, JsonNode all) {
        Map<String, String> expected = new TreeMap<>();
        all.get("expected")
                .properties()
                .forEach(leaf -> leaf(leaf.getKey(), leaf.getValue().textValue(), expected));
        String[] request = all.get("request").textValue().split(" ");
        return new Fixture(
                name,
                all.get("endpoint").textValue(),
                all.get("origin").get(0).textValue(),
                request[0],
                request[1],
                "",
                all.get("status").intValue(),
                (ObjectNode) all.get("response"),
                expected);
    }

    private static void leaf(String path, String text, Map<String, String> leaves) {
        if (!path.endsWith("genesisData")) {
            leaves.put(path, WireText.of(path, text));
            return;
        }
        try {
            WireText.add(path, JSON.readTree(text), leaves);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    private static Fixture ofOperation(String name) throws IOException {
        io.github.avalanche4j.testing.Fixture sample = FakeDataService.fixture(name);
        JsonNode body = sample.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(sample.body());
        String items = Operations.of(sample.operation()).itemsField();
        return new Fixture(
                name,
                sample.operation(),
                String.join("; ", sample.origin()),
                sample.method(),
                sample.path(),
                sample.requestBody().orElse(""),
                sample.status(),
                (ObjectNode) body,
                leaves(sample.operation(), (ObjectNode) body, items));
    }

    /** The leaves of the value's JSON: the response, or its one relevant field. */
    private static Map<String, String> leaves(String operation, ObjectNode response, String items) {
        String field = UNWRAPPED.get(operation);
        if (field == null) {
            return WireText.leaves(operation.equals("getICMSummary") ? listed(response) : response, items);
        }
        Map<String, String> leaves = new TreeMap<>();
        WireText.add("", response.get(field), leaves);
        if (response.has("chainInfo")) {
            WireText.add("chainInfo", response.get("chainInfo"), leaves);
        }
        Map<String, String> named = new TreeMap<>();
        leaves.forEach((path, text) -> named.put(path.startsWith(".") ? path.substring(1) : path, text));
        return named;
    }

    /** A single object is read as a list of one. */
    private static ObjectNode listed(ObjectNode response) {
        ObjectNode copy = response.deepCopy();
        return copy.get("result").isArray()
                ? copy
                : copy.set("result", JSON.createArrayNode().add(copy.get("result")));
    }

    static List<Fixture> all() {
        return Requests.ALL.stream().map(Fixture::of).toList();
    }

    /** The fixtures whose responses have leaves to change. */
    static List<Fixture> withBody() {
        return all().stream().filter(fixture -> !fixture.response().isEmpty()).toList();
    }

    String path() {
        return target().split("\\?")[0];
    }

    /** Scripts {@code json} as the next response to this fixture's request; without a body if the fixture has none. */
    void respondWith(FakeDataService service, JsonNode json) {
        Script script = switch (verb) {
            case "GET" -> service.onGet(path());
            case "POST" -> service.onPost(path());
            default -> service.onAny();
        };
        script.respondStatus(status, "application/json; charset=utf-8", response.isEmpty() ? "" : json.toString());
    }

    @Override
    public String toString() {
        return name;
    }
}
