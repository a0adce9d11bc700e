package io.github.avalanche4j.testing.internal.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.data.Events;
import io.github.avalanche4j.testing.internal.data.Fixtures;
import io.github.avalanche4j.testing.internal.node.Recordings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The place of a sample of each value type, by the type's name; read once, never changed. */
public final class SampleTable {
    private static final String WITHOUT = "without ";
    private static final Map<String, String> PLACES = read();

    private SampleTable() {}

    /** {@return the names of all types that have a sample} */
    public static List<String> types() {
        return List.copyOf(PLACES.keySet());
    }

    /**
     * {@return the sample of a type}
     *
     * @param type its name without the project's root package
     */
    public static JsonNode get(String type) {
        String[] kindAndRest = place(type).split(" ", 2);
        if (kindAndRest[0].equals("specification")) {
            return parsed(kindAndRest[1]);
        }
        String[] nameAndPart = kindAndRest[1].split(" ", 2);
        JsonNode whole = parsed(
                switch (kindAndRest[0]) {
                    case "fixture" -> Fixtures.get(nameAndPart[0]).body();
                    case "recording" -> Recordings.all().get(nameAndPart[0]).body();
                    case "event" -> Events.sample(nameAndPart[0]);
                    default -> message(nameAndPart[0]);
                });
        String part = nameAndPart.length == 1 ? "" : nameAndPart[1];
        if (part.startsWith(WITHOUT)) {
            return ((ObjectNode) whole)
                    .without(List.of(part.substring(WITHOUT.length()).split(" ")));
        }
        return whole.at(part);
    }

    private static JsonNode parsed(String text) {
        return Objects.requireNonNull(Json.parseOrNull(text), text);
    }

    /**
     * {@return the source of the sample of a type}
     *
     * @param type its name without the project's root package
     */
    public static String place(String type) {
        String place = PLACES.get(type);
        if (place == null) {
            throw new IllegalArgumentException(
                    "no sample of " + type + ": it is not read from JSON; Samples.types() lists those that are");
        }
        return place;
    }

    private static String message(String eventType) {
        return "{\"webhookId\":\"f33de69c-d13b-4691-908f-870d6e2e6b04\",\"eventType\":\"" + eventType
                + "\",\"messageId\":\"8e4e7284-852a-478b-b425-27631c8d22d2\",\"event\":" + Events.sample(eventType)
                + "}";
    }

    /** {@return a transaction of each kind, with its bytes} */
    public static List<JsonNode> transactions() {
        return parsed(resource("transactions.json"))
                .path("transactions")
                .valueStream()
                .toList();
    }

    private static Map<String, String> read() {
        Map<String, String> places = new TreeMap<>();
        resource("samples.txt")
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split(" = ", 2))
                .forEach(typeAndPlace -> places.put(typeAndPlace[0], typeAndPlace[1]));
        return places;
    }

    private static String resource(String name) {
        try (InputStream in = SampleTable.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing in the jar: " + name);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
