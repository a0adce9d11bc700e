package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The single values of a JSON object; a value of another type is reported with its path. */
record JsonScalars(JsonNode object, String path) {
    UnreadableShapeException unreadable(String name, String expected) {
        return UnreadableShapeException.isNot(path + "." + name, expected);
    }

    JsonNode field(String name) {
        JsonNode field = object.get(name);
        if (field == null || field.isNull()) {
            throw UnreadableShapeException.without(path, name);
        }
        return field;
    }

    UInt64 number(String name, JsonNode number) {
        try {
            return UInt64.parse(number.isIntegralNumber() || number.isTextual() ? number.asText() : "none");
        } catch (InvalidRequestException e) {
            throw unreadable(name, "a number without a sign");
        }
    }

    long number(String name, JsonNode node, long most) {
        long number = number(name, node).longValue();
        if (number < 0 || number > most) {
            throw unreadable(name, "a number up to " + most);
        }
        return number;
    }

    /** The time as this library writes it; null for a node's form, a number of seconds. */
    @Nullable
    Instant time(JsonNode field) {
        try {
            return field.asText().endsWith("Z") ? Instant.parse(field.textValue()) : null;
        } catch (DateTimeException e) {
            return null;
        }
    }

    String text(String name, JsonNode field) {
        if (!field.isTextual()) {
            throw unreadable(name, "a text");
        }
        return field.textValue();
    }

    Bytes hex(String name, JsonNode node) {
        try {
            return Bytes.fromHex(text(name, node));
        } catch (InvalidRequestException e) {
            throw unreadable(name, "hex");
        }
    }

    /** A value as in any response: a text of an unknown form is kept as it is. */
    static <T> T value(Class<T> type, Function<String, T> parser, String text) {
        try {
            return parser.apply(text);
        } catch (InvalidRequestException e) {
            return Json.read(type, JsonNodeFactory.instance.textNode(text).toString());
        }
    }
}
