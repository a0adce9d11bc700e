package io.github.avalanche4j.node;

import static io.github.avalanche4j.node.ChangedRecording.name;
import static io.github.avalanche4j.node.ChangedRecording.parent;
import static io.github.avalanche4j.node.ChangedRecording.put;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.testing.Recording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
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
    private static final List<JsonNode> NOT_AN_OBJECT =
            List.of(TextNode.valueOf("none"), IntNode.valueOf(7747), json("[\"none\"]"));
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

    private final ChangedRecording recording;
    private final Map<String, String> known;
    private final UnknownTexts texts;
    private final MissingFields missing;

    /** The response of {@code recording} to {@code call}, whose leaves are {@code known}. */
    Drift(Recording recording, Function<NodeClient, Call<?>> call, Map<String, String> known) throws IOException {
        this.recording = new ChangedRecording(recording, call);
        this.known = known;
        this.texts = new UnknownTexts(this.recording, known);
        this.missing = new MissingFields(this.recording, known);
    }

    /** Makes every change at every new place. */
    void run() {
        for (String place : recording.places()) {
            String kind = recording.endpoint() + place.replaceAll("/\\d+(?=/|$)", "/#");
            if (SEEN.add(kind)) {
                changes(place);
            }
        }
        texts.everyEnumWasUnknown();
    }

    private void changes(String place) {
        JsonNode at = recording.at(place);
        if (at.isObject()) {
            hasMoreFields(place);
            isReversed(place);
            hasAnotherShape(place);
        } else if (at.isArray() && !at.isEmpty()) {
            isLonger(place);
        } else if (place.isEmpty()) {
            return; // the whole is one number or text
        } else if (at.isNumber() || at.isTextual() && at.textValue().matches("[1-9]\\d{0,18}|0")) {
            isWrittenOtherwise(place, at);
        }
        if (at.isNumber() || at.isTextual()) {
            texts.check(place);
        }
        if (!place.isEmpty() && !place.matches(".*/\\d+")) {
            missing.check(place);
        }
    }

    private Object read(String place, Consumer<JsonNode> change) {
        Object read = recording.read(place, change);
        return read instanceof ResponseFormatException ? read : Leaves.of(read);
    }

    private Map<String, String> leaves(String place, String what, Consumer<JsonNode> change) {
        Object read = read(place, change);
        assertThat(read).as("%s: %s %s", recording.name(), place, what).isInstanceOf(Map.class);
        @SuppressWarnings("unchecked")
        Map<String, String> leaves = (Map<String, String>) read;
        return leaves;
    }

    private void hasMoreFields(String place) {
        ObjectNode at = (ObjectNode) recording.at(place);
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

    /** A map or a tree that keeps unknown fields has all that it had before. */
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

    /** No other shape is read as an empty object; only a tree keeps any shape. */
    private void hasAnotherShape(String place) {
        for (JsonNode other : NOT_AN_OBJECT) {
            if (place.isEmpty()) {
                return; // ResponseEnvelopeTest of the core changes the whole result
            }
            Object read = read(parent(place), put(place, other));
            if (read instanceof Map<?, ?> leaves) {
                assertThat(leaves.values())
                        .as("%s: %s is %s", recording.name(), place, other)
                        .anyMatch(leaf -> leaf.toString().contains(other.asText()));
            }
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
        assertThat(leaves(parent(place), name(place) + " is written otherwise", put(place, other)))
                .as("%s: %s written as %s", recording.name(), place, other)
                .isEqualTo(known);
    }

    @SuppressWarnings("unchecked")
    private static Set<Map.Entry<String, String>> entries(Object leaves) {
        return ((Map<String, String>) leaves).entrySet();
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
        recording.close();
    }
}
