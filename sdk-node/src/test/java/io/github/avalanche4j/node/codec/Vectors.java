package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Cases that AvalancheGo 1.14.2's own packages made and read back: bytes, and what the node reads in them. {@code
 * README.md} of the vectors tells what each file holds.
 */
final class Vectors {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final BigInteger LAST_SECOND = BigInteger.valueOf(Instant.MAX.getEpochSecond());
    private static final BigInteger NANOS = BigInteger.valueOf(999_999_999); // 0 is left to whole seconds
    private static final Set<String> TIMES = Set.of("locktime", "start", "end", "time", "timestamp");

    private Vectors() {}

    /** One case; its name is what a test shows. */
    record Case(JsonNode node) {
        String text(String field) {
            return node.get(field).asText();
        }

        /** The name of its {@link Codec}. */
        String format() {
            return text("kind").startsWith("proposervm.") ? "proposervm.block" : text("kind");
        }

        Bytes bytes() {
            Bytes bytes = Bytes.fromHex(text("bytes"));
            if (!node.has("then")) {
                return bytes;
            }
            byte[] padded = java.util.Arrays.copyOf(
                    bytes.toArray(), bytes.size() + node.at("/then/times").asInt());
            java.util.Arrays.fill(
                    padded,
                    bytes.size(),
                    padded.length,
                    Bytes.fromHex(node.at("/then/byte").asText()).get(0));
            return Bytes.of(padded);
        }

        JsonNode json() {
            return node.get("json");
        }

        Id id() {
            return Id.parse(text("id"));
        }

        @Override
        public String toString() {
            return text("name");
        }
    }

    /** The cases of all formats that the node accepts. */
    static Stream<Case> wellFormed() {
        return Stream.of(
                        "pchain_txs",
                        "pchain_blocks",
                        "xchain_txs",
                        "xchain_blocks",
                        "xchain_vertices",
                        "utxos",
                        "cchain_atomic_txs",
                        "cchain_blocks",
                        "proposervm",
                        "containers")
                .flatMap(Vectors::of);
    }

    /** The cases of a file. */
    static Stream<Case> of(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/codec/" + file + ".json")) {
            List<Case> cases = new ArrayList<>();
            JSON.readTree(in).get("cases").forEach(node -> cases.add(new Case(node)));
            assertThat(cases).as("cases of " + file).isNotEmpty();
            return cases.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cases of a file that are of a kind. */
    static Stream<Case> of(String file, String kind) {
        return of(file).filter(one -> one.text("kind").equals(kind));
    }

    static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** A value as a tree of JSON, numbers and texts alike as texts. */
    static JsonNode written(Object value) {
        try {
            return texts(JSON.readTree(Json.write(value)), (name, text) -> text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value that the client returns as a tree. */
    static <T> T read(Class<T> type, JsonNode json) {
        return Json.read(type, json.toString());
    }

    /**
     * The node's JSON, numbers and texts alike as texts, and times as ISO 8601 has them.
     */
    static JsonNode expected(JsonNode json) {
        return texts(json, (name, text) -> {
            if (TIMES.contains(name)) {
                return time(text).toString();
            }
            return text;
        });
    }

    /** A number of seconds above the largest of an instant is that many nanoseconds before the last instant. */
    static Instant time(String seconds) {
        BigInteger number = new BigInteger(seconds);
        if (number.compareTo(LAST_SECOND) <= 0) {
            return Instant.ofEpochSecond(number.longValueExact());
        }
        BigInteger[] fromEnd =
                BigInteger.TWO.pow(64).subtract(BigInteger.ONE).subtract(number).divideAndRemainder(NANOS);
        return Instant.MAX.minusSeconds(fromEnd[0].longValueExact()).minusNanos(fromEnd[1].longValueExact());
    }

    private static JsonNode texts(JsonNode json, BinaryOperator<String> change) {
        return texts("", json, change);
    }

    private static JsonNode texts(String name, JsonNode json, BinaryOperator<String> change) {
        if (json.isArray()) {
            ArrayNode list = JSON.createArrayNode();
            json.forEach(element -> list.add(texts(name, element, change)));
            return list;
        } else if (json.isObject()) {
            ObjectNode object = JSON.createObjectNode();
            json.properties()
                    .forEach(field -> object.set(field.getKey(), texts(field.getKey(), field.getValue(), change)));
            return object;
        }
        return json.isNumber() || json.isTextual() ? TextNode.valueOf(change.apply(name, json.asText())) : json;
    }
}
