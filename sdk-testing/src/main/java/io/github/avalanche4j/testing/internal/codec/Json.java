package io.github.avalanche4j.testing.internal.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.testing.internal.args.Args;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** JSON as text. Parts that must not change are copied as text, never parsed and written again. */
public final class Json {
    public static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private Json() {}

    public static @Nullable JsonNode parseOrNull(String text) {
        try {
            JsonNode node = MAPPER.readTree(text);
            return node == null || node.isMissingNode() ? null : node;
        } catch (JsonProcessingException e) {
            return null;
        }
    }

    /** {@return {@code json} unchanged, after checking that it is one JSON value} */
    public static String checked(String name, String json) {
        try {
            MAPPER.readerFor(JsonNode.class)
                    .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .readTree(Args.text(name, json));
            return json;
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(name + " is not JSON: " + Args.visible(json)
                    + (json.matches("[\\w .-]+") ? "; a JSON text has quotes" : ""));
        }
    }

    /** A JSON string the way Go writes it: {@code <}, {@code >} and {@code &} escaped. */
    public static String quote(String text) {
        return TextNode.valueOf(text)
                .toString()
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026");
    }

    /** The text of the top-level {@code id}, {@code null} if there is none. */
    public static @Nullable String idText(String json) {
        Place id = idOf(json);
        return id == null ? null : json.substring(id.start, id.end);
    }

    /** {@code json} with another top-level {@code id}; unchanged if it has none. */
    public static String withId(String json, String id) {
        Place place = idOf(json);
        return place == null ? json : json.substring(0, place.start) + id + json.substring(place.end);
    }

    private record Place(int start, int end) {}

    private static @Nullable Place idOf(String json) {
        Place found = null;
        try (JsonParser parser = MAPPER.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return null;
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                boolean id = parser.currentName().equals("id");
                if (parser.nextToken().isScalarValue() && id) {
                    int start = (int) parser.currentTokenLocation().getCharOffset();
                    parser.finishToken(); // a text is read only when it is needed
                    found = new Place(start, (int) parser.currentLocation().getCharOffset());
                }
                parser.skipChildren();
            }
            return found;
        } catch (JsonProcessingException e) {
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The canonical text of a value: names sorted, nulls left out; if {@code loose}, 5 and "5" are the same. */
    public static String canonical(@Nullable JsonNode node, boolean loose) {
        if (node == null || node.isNull()) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        if (node.isArray()) {
            int size = node.size();
            while (size > 0 && node.get(size - 1).isNull()) {
                size--;
            }
            for (int i = 0; i < size; i++) {
                text.append(i == 0 ? "" : ",").append(canonical(node.get(i), loose));
            }
            return "[" + text + "]";
        }
        if (node.isObject()) {
            TreeMap<String, String> sorted = new TreeMap<>();
            node.properties().forEach(field -> {
                if (!field.getValue().isNull()) {
                    sorted.put(field.getKey(), canonical(field.getValue(), loose));
                }
            });
            sorted.forEach((name, value) -> text.append(text.isEmpty() ? "" : ",")
                    .append(TextNode.valueOf(name))
                    .append(':')
                    .append(value));
            return "{" + text + "}";
        }
        return loose && node.isIntegralNumber() ? '"' + node.asText() + '"' : node.toString();
    }
}
