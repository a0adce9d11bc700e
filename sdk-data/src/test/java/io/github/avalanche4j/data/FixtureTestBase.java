package io.github.avalanche4j.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/** Reads fixtures with changed responses. */
abstract class FixtureTestBase extends DataTestBase {
    /** The fixture's value after {@code change} of its response. */
    @SuppressWarnings("unchecked")
    final <T> T read(String fixture, Consumer<ObjectNode> change) {
        Fixture known = Fixture.of(fixture);
        ObjectNode response = known.response().deepCopy();
        change.accept(response);
        known.respondWith(service, response);
        return (T) Requests.send(data, service, fixture);
    }

    final <T> T read(String fixture) {
        return read(fixture, response -> {});
    }

    static ObjectNode first(JsonNode response, String list) {
        return (ObjectNode) response.get(list).get(0);
    }

    static JsonNode json(String text) {
        try {
            return Fixture.JSON.readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
