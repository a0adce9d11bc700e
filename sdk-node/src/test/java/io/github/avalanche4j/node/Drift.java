package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Recording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Every change that a node's next version may make, one at a time, at every place of a recorded response: what is known
 * is read as before, and what is missing is absent or one error that names endpoint and path. Knows nothing of types:
 * what a place is shows in what the client makes of it. A place of a method is looked at once, in the first recording
 * that has it.
 */
final class Drift implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String NEW = "somethingNew";
    private static final List<String> UNKNOWN = List.of("null", "7", "\"a\"", "[{\"value\":[1,{}]}]", "{\"a\":{}}");
    private static final Set<String> EMPTY = Set.of("null", "{}", "[]", "false");
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

    private final Recording recording;
    private final Function<NodeClient, Call<?>> call;
    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url(), options -> options.retries(0));
    private final JsonNode body;
    private final Map<String, String> known;
    private final List<String> places = new ArrayList<>();

    /** The response of {@code recording} to {@code call}, whose leaves are {@code known}. */
    Drift(Recording recording, Function<NodeClient, Call<?>> call, Map<String, String> known) throws IOException {
        this.recording = recording;
        this.call = call;
        this.known = known;
        this.body = JSON.readTree(recording.body());
        if (!isRest()) {
            collect("", body.get("result"));
        } else {
            collect("", body);
        }
    }

    private boolean isRest() {
        return recording.requestMethod().equals("GET");
    }

    /** Makes every change at every new place; gives how many. */
    int run() {
        int changes = 0;
        for (String place : places) {
            String kind = endpoint() + place.replaceAll("/\\d+(?=/|$)", "/#");
            if (SEEN.add(kind)) {
                changes += changes(place);
            }
        }
        return changes;
    }

    private String endpoint() {
        return isRest()
                ? recording.requestPath()
                : recording.requestBody().orElse("").replaceAll("(?s).*\"method\": ?\"([^\"]*)\".*", "$1");
    }

    private void collect(String place, JsonNode at) {
        places.add(place);
        if (at.isObject()) {
            at.properties()
                    .forEach(field -> collect(
                            place + "/" + field.getKey().replace("~", "~0").replace("/", "~1"), field.getValue()));
        } else if (at.isArray() && !at.isEmpty()) {
            collect(place + "/" + (at.size() - 1), at.get(at.size() - 1));
        }
    }

    private int changes(String place) {
        JsonNode at = root(body).at(place);
        int before = fake.receivedCount();
        if (at.isObject()) {
            hasMoreFields(place);
            isReversed(place);
        } else if (at.isArray() && !at.isEmpty()) {
            isLonger(place);
        } else if (place.isEmpty()) {
            return 0; // the whole is one number or text
        } else if (at.isNumber() || at.isTextual() && at.textValue().matches("[1-9]\\d{0,18}|0")) {
            isWrittenOtherwise(place, at);
        }
        if (!place.isEmpty() && !place.matches(".*/\\d+")) {
            isMissing(place);
        }
        return fake.receivedCount() - before;
    }

    private JsonNode root(JsonNode whole) {
        return isRest() ? whole : whole.get("result");
    }

    /** A change at a place of a copy of the response. */
    private interface Change {
        void make(JsonNode at);
    }

    private Object read(String place, Change change) {
        JsonNode copy = body.deepCopy();
        change.make(root(copy).at(place));
        fake.clearScripts();
        if (isRest()) {
            fake.onAny().respondStatus(recording.status(), "application/json", copy.toString());
        } else {
            ((ObjectNode) copy).put("id", "${id}");
            fake.onAny().respondRaw(copy.toString().replace("\"${id}\"", "${id}"));
        }
        try {
            return Leaves.of(call.apply(node).execute());
        } catch (ResponseFormatException e) {
            return e;
        }
    }

    private Map<String, String> leaves(String place, String what, Change change) {
        Object read = read(place, change);
        assertThat(read).as("%s: %s %s", recording.name(), place, what).isInstanceOf(Map.class);
        @SuppressWarnings("unchecked")
        Map<String, String> leaves = (Map<String, String>) read;
        return leaves;
    }

    private void hasMoreFields(String place) {
        ObjectNode at = (ObjectNode) root(body).at(place);
        if (at.isEmpty()) {
            return;
        }
        JsonNode sibling = at.properties().iterator().next().getValue();
        Object grown = read(place, object -> ((ObjectNode) object).set(NEW, sibling.deepCopy()));
        if (!known.equals(grown)) {
            isMap(place, at, grown);
            return;
        }
        for (String unknown : UNKNOWN) {
            assertThat(leaves(place, "has an unknown field " + unknown, object -> {
                        List<Map.Entry<String, JsonNode>> fields = fields((ObjectNode) object);
                        fields.add(0, Map.entry("first" + NEW, json(unknown)));
                        fields.add(Map.entry("last" + NEW, json(unknown)));
                        refill((ObjectNode) object, fields);
                    }))
                    .as("%s: %s with an unknown field %s", recording.name(), place, unknown)
                    .isEqualTo(known);
        }
    }

    /** What keeps fields that nobody knows is a map, or a tree: what was there is there still. */
    private void isMap(String place, ObjectNode at, Object grown) {
        if (grown instanceof Map<?, ?> leaves) {
            assertThat(entries(leaves))
                    .as("%s: %s grown", recording.name(), place)
                    .containsAll(known.entrySet());
        } else {
            // its keys are of a type of their own, such as ids
            assertThat(at.properties())
                    .as("%s: %s %s", recording.name(), place, grown)
                    .allMatch(field -> field.getKey().matches("(NodeID-)?[1-9A-HJ-NP-Za-km-z]{30,50}|0x[0-9a-fA-F]+"));
        }
    }

    private void isReversed(String place) {
        assertThat(leaves(place, "is reversed", object -> {
                    List<Map.Entry<String, JsonNode>> fields = fields((ObjectNode) object);
                    Collections.reverse(fields);
                    refill((ObjectNode) object, fields);
                }))
                .as("%s: %s reversed", recording.name(), place)
                .isEqualTo(known);
    }

    private void isLonger(String place) {
        Map<String, String> longer = leaves(place, "is longer", array -> {
            ArrayNode list = (ArrayNode) array;
            list.add(list.get(list.size() - 1).deepCopy());
        });
        assertThat(longer).as("%s: %s longer", recording.name(), place).containsAllEntriesOf(known);
        Map<String, String> nulls = leaves(place, "has nulls", array -> {
            ((ArrayNode) array).insertNull(0);
            ((ArrayNode) array).addNull();
        });
        boolean tree = nulls(nulls) > nulls(known);
        if (!tree) {
            assertThat(nulls).as("%s: %s with nulls", recording.name(), place).isEqualTo(known);
        }
    }

    private static long nulls(Map<String, String> leaves) {
        return leaves.values().stream().filter("null"::equals).count();
    }

    private void isWrittenOtherwise(String place, JsonNode at) {
        JsonNode other =
                at.isNumber() ? TextNode.valueOf(at.asText()) : DecimalNode.valueOf(new BigDecimal(at.textValue()));
        assertThat(leaves(parent(place), name(place) + " is written otherwise", object -> put(object, place, other)))
                .as("%s: %s written as %s", recording.name(), place, other)
                .isEqualTo(known);
    }

    /** A field that is missing or null is absent, and nothing else changes; or there is one error. */
    private void isMissing(String place) {
        Object missing = read(parent(place), object -> ((ObjectNode) object).remove(name(place)));
        Object isNull = read(parent(place), object -> ((ObjectNode) object).putNull(name(place)));
        for (Object each : List.of(missing, isNull)) {
            if (each instanceof ResponseFormatException e) {
                assertThat(e.getMessage())
                        .as("%s without %s", recording.name(), place)
                        .contains(e.endpoint())
                        // of a response that may hold secrets, nothing is shown
                        .containsAnyOf(" at " + e.path() + ":", "none of it is shown");
                assertThat(e.endpoint())
                        .isEqualTo(isRest() ? "GET " + endpoint().replaceAll("\\?.*", "") : endpoint());
                assertThat(e.path())
                        .as("%s without %s", recording.name(), place)
                        .startsWith("$");
            } else {
                Set<Map.Entry<String, String>> others = new HashSet<>(entries(each));
                others.removeAll(known.entrySet());
                // a tree keeps its nulls, and what is empty now; a node leaves out what is false
                assertThat(others)
                        .as("%s without %s", recording.name(), place)
                        .allMatch(leaf -> EMPTY.contains(leaf.getValue()));
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static Set<Map.Entry<String, String>> entries(Object leaves) {
        return ((Map<String, String>) leaves).entrySet();
    }

    private static String parent(String place) {
        return place.substring(0, place.lastIndexOf('/'));
    }

    private static String name(String place) {
        return place.substring(place.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
    }

    private static void put(JsonNode parent, String place, JsonNode value) {
        if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(name(place)), value);
        } else {
            ((ObjectNode) parent).set(name(place), value);
        }
    }

    private static List<Map.Entry<String, JsonNode>> fields(ObjectNode object) {
        List<Map.Entry<String, JsonNode>> fields = new ArrayList<>();
        object.properties().forEach(field -> fields.add(Map.entry(field.getKey(), field.getValue())));
        return fields;
    }

    private static void refill(ObjectNode object, List<Map.Entry<String, JsonNode>> fields) {
        Map<String, JsonNode> ordered = new LinkedHashMap<>();
        fields.forEach(field -> ordered.put(field.getKey(), field.getValue()));
        object.removeAll();
        object.setAll(ordered);
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        node.close();
        fake.close();
    }
}
