package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;

/** The events of sample webhook messages. */
public final class Events {
    private static final String FOLDER = "/io/github/avalanche4j/testing/fixtures/events/";

    private Events() {}

    /** {@return the {@code event} of a message of this type; empty for a type without a sample} */
    public static String sample(String eventType) {
        return switch (eventType) {
            case "address_activity", "primary_network_address_activity", "validator_activity" -> {
                JsonNode file = Json.parseOrNull(Operations.read(FOLDER + eventType + ".json"));
                yield file == null ? "{}" : file.path("event").toString();
            }
            default -> "{}";
        };
    }
}
