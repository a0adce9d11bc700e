package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Resources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The hand-made sample responses of the services, by name; a file is read on first use. */
public final class Fixtures {
    private static final String FOLDER = "/io/github/avalanche4j/testing/fixtures/";
    private static final Set<String> EVENTS =
            Set.of("address_activity", "primary_network_address_activity", "validator_activity");
    private static final Map<String, String> FILES = files();
    private static final Map<String, Entry> READ = new ConcurrentHashMap<>();

    /**
     * One sample.
     *
     * @param name the operation, and a variant after a dot
     * @param operation the operation's id
     * @param origin where each part of the response comes from
     * @param path path and query
     * @param requestBody the JSON sent; null for none
     * @param status the response's status
     * @param response the response's body; missing for an empty one
     */
    public record Entry(
            String name,
            String operation,
            List<String> origin,
            String method,
            String path,
            @Nullable JsonNode requestBody,
            int status,
            JsonNode response) {

        /** {@return the body's text, empty if there is none} */
        public String body() {
            return response.isMissingNode() ? "" : response.toString();
        }
    }

    private Fixtures() {}

    private static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        Resources.read(Fixtures.class, FOLDER + "index.txt")
                .lines()
                .forEach(file -> files.put(file.substring(file.indexOf('/') + 1), file));
        return files;
    }

    public static List<String> names() {
        return List.copyOf(FILES.keySet());
    }

    public static Entry get(String name) {
        Entry found = find(Args.text("name", name));
        if (found == null) {
            throw new IllegalArgumentException("no fixture named " + Args.visible(name)
                    + Nearest.didYouMean(name, FILES.keySet()) + "; FakeDataService.fixtures() lists them");
        }
        return found;
    }

    static @Nullable Entry find(String name) {
        String file = FILES.get(name);
        return file == null ? null : READ.computeIfAbsent(name, key -> read(key, file));
    }

    /** {@return the {@code event} of a webhook's message of this type; empty for a type without a sample} */
    public static String event(String type) {
        return EVENTS.contains(type) ? parsed("events/" + type).path("event").toString() : "{}";
    }

    private static JsonNode parsed(String file) {
        return Objects.requireNonNull(Json.parseOrNull(Resources.read(Fixtures.class, FOLDER + file + ".json")), file);
    }

    private static Entry read(String name, String file) {
        JsonNode json = parsed(file);
        List<String> origin = new ArrayList<>();
        json.path("origin").forEach(line -> origin.add(line.asText()));
        String[] request = json.path("request").asText().split(" ", 2);
        return new Entry(
                name,
                json.path("operation").asText(),
                List.copyOf(origin),
                request[0],
                request[1],
                json.get("requestBody"),
                json.path("status").asInt(),
                json.path("response"));
    }
}
