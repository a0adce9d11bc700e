package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All recordings, found by name and by what was asked; read once, never changed. */
final class Recordings {
    private static final String FOLDER = "recordings/";
    private static final String USUAL_STATE = "two-node network with sybil protection";

    private final Map<String, Recording> byName = new LinkedHashMap<>();
    private final Map<String, Recording> byRequest = new HashMap<>();
    private final Map<String, Set<String>> servicesByPath = new HashMap<>();
    private final Set<String> methods = new LinkedHashSet<>();
    private final String nodeId;

    private Recordings() {
        for (String name : read("cases.txt").lines().toList()) {
            byName.put(name, parse(name));
        }
        byName.values().stream().sorted(mostUsualFirst()).forEach(this::add);
        this.nodeId = get("info/getNodeID").headers().getOrDefault("node-id", "");
    }

    private static final class Holder {
        static final Recordings ALL = new Recordings();
    }

    static Recordings all() {
        return Holder.ALL;
    }

    List<String> names() {
        return List.copyOf(byName.keySet());
    }

    Recording get(String name) {
        Recording found = byName.get(name);
        if (found == null) {
            throw new IllegalArgumentException("no recording named " + name + "; FakeNode.recordings() lists them");
        }
        return found;
    }

    @Nullable
    Recording find(String key) {
        return byRequest.get(key);
    }

    /** {@return the id in the header that every answer of the node carries} */
    String nodeId() {
        return nodeId;
    }

    boolean knowsPath(String path) {
        return servicesByPath.containsKey(RequestKey.canonicalPath(path));
    }

    boolean knowsService(String path, String service) {
        return servicesByPath
                .getOrDefault(RequestKey.canonicalPath(path), Set.of())
                .contains(service);
    }

    boolean knowsMethod(String method) {
        return methods.contains(method);
    }

    private static Comparator<Recording> mostUsualFirst() {
        return Comparator.<Recording>comparingInt(recording -> recording.state().equals(USUAL_STATE) ? 0 : 1)
                .thenComparingInt(recording -> recording.name().startsWith("envelope/") ? 1 : 0)
                .thenComparingInt(recording -> recording.name().length())
                .thenComparing(Recording::name);
    }

    private void add(Recording recording) {
        RequestKey.of(recording).forEach(key -> byRequest.putIfAbsent(key, recording));
        if (recording.status() == 404 || recording.status() == 301) {
            return;
        }
        String path = RequestKey.canonicalPath(recording.requestPath().replaceFirst("\\?.*", ""));
        Set<String> services = servicesByPath.computeIfAbsent(path, p -> new LinkedHashSet<>());
        JsonNode body = Json.parseOrNull(recording.requestBody().orElse(""));
        String method = body == null ? "" : body.path("method").asText("");
        boolean there = recording.status() == 200
                && !recording.body().contains("rpc: ")
                && !recording.body().contains("does not exist/is not available")
                && !recording.body().contains("non-uppercase");
        if (there && !method.isEmpty()) {
            methods.add(method);
            services.add(method.replaceFirst("[._].*", ""));
        }
    }

    private static Recording parse(String name) {
        JsonNode file = Json.parseOrNull(read(name + ".json"));
        if (file == null) {
            throw new IllegalStateException("unreadable recording " + name);
        }
        JsonNode request = file.path("request");
        JsonNode response = file.path("response");
        JsonNode body = request.path("body");
        return new Recording(
                name,
                file.path("state").asText(),
                request.path("method").asText(),
                request.path("path").asText(),
                texts(request.path("headers")),
                body.isNull() ? Optional.empty() : Optional.of(body.isTextual() ? body.asText() : body.toString()),
                response.path("status").asInt(),
                texts(response.path("headers")),
                response.path("body").asText());
    }

    private static Map<String, String> texts(JsonNode object) {
        Map<String, String> texts = new LinkedHashMap<>();
        object.properties()
                .forEach(field -> texts.put(field.getKey(), field.getValue().asText()));
        return texts;
    }

    private static String read(String name) {
        try (InputStream in = Recordings.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("missing in the jar: " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
