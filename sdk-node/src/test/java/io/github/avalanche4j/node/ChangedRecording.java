package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Recording;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A recorded response with one change at a time, and the client's result. */
final class ChangedRecording implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Recording recording;
    private final Function<NodeClient, Call<?>> call;
    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());
    private final JsonNode body;
    private final List<String> places = new ArrayList<>();

    ChangedRecording(Recording recording, Function<NodeClient, Call<?>> call) throws IOException {
        this.recording = recording;
        this.call = call;
        this.body = JSON.readTree(recording.body());
        collect("", value(body));
    }

    private boolean isRest() {
        return recording.requestMethod().equals("GET");
    }

    /** The payload: the whole REST response, or the result of a JSON-RPC response. */
    private JsonNode value(JsonNode whole) {
        return isRest() ? whole : whole.get("result");
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

    /** The JSON pointers of all values in it; of a list, of its last element. */
    List<String> places() {
        return places;
    }

    JsonNode at(String place) {
        return value(body).at(place);
    }

    String name() {
        return recording.name();
    }

    /** The endpoint as exceptions name it. */
    String endpoint() {
        return isRest()
                ? "GET " + recording.requestPath().replaceAll("\\?.*", "")
                : recording.requestBody().orElse("").replaceAll("(?s).*\"method\": ?\"([^\"]*)\".*", "$1");
    }

    /** The result of a request after {@code change} at a place: a value or an error. */
    Object read(String place, Consumer<JsonNode> change) {
        JsonNode copy = body.deepCopy();
        change.accept(value(copy).at(place));
        fake.clearScripts();
        if (isRest()) {
            fake.onAny()
                    .respondStatus(recording.status(), "application/json", copy.toString())
                    .always();
        } else {
            ((ObjectNode) copy).put("id", "${id}");
            fake.onAny()
                    .respondRaw(copy.toString().replace("\"${id}\"", "${id}"))
                    .always();
        }
        int before = fake.receivedCount();
        Object read = read();
        assertThat(fake.receivedCount() - before)
                .as("requests for %s changed at %s", name(), place)
                .isEqualTo(1);
        return read;
    }

    private Object read() {
        try {
            return call.apply(node).execute();
        } catch (ResponseFormatException e) {
            assertThat(e.endpoint()).isEqualTo(endpoint());
            assertThat(e).hasMessageContaining(endpoint());
            return e;
        }
    }

    /** The path of a place as in exceptions. */
    String path(String place) {
        StringBuilder path = new StringBuilder(isRest() ? "$" : "$.result");
        for (String at = place; !at.isEmpty(); at = parent(at)) {
            String step = at(parent(at)).isArray() ? "[" + name(at) + "]" : "." + name(at);
            path.insert(isRest() ? 1 : "$.result".length(), step);
        }
        return path.toString();
    }

    static String parent(String place) {
        return place.substring(0, place.lastIndexOf('/'));
    }

    static String name(String place) {
        return place.substring(place.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
    }

    /** The change that replaces the value at a place, applied at its {@linkplain #parent parent}. */
    static Consumer<JsonNode> put(String place, JsonNode value) {
        return parent -> {
            if (parent instanceof ArrayNode array) {
                array.set(Integer.parseInt(name(place)), value);
            } else {
                ((ObjectNode) parent).set(name(place), value);
            }
        };
    }

    @Override
    public void close() {
        node.close();
        fake.close();
    }
}
