package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Resources;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All recordings of real nodes, found by name and by request; read once, never changed. Each line of a file is one. */
public final class Recordings {
    private static final List<String> FILES = List.of(
            "admin",
            "avax",
            "avm",
            "envelope",
            "evm",
            "health",
            "helicon",
            "index",
            "info",
            "platform",
            "proposervm",
            "startup",
            "validators",
            "warp");
    private static final Set<String> OF_THE_CONNECTION = Set.of("content-length", "transfer-encoding", "date");
    private static final String USUAL_STATE = "two-node network with sybil protection";

    private final Map<String, Entry> byName = new LinkedHashMap<>();
    private final Map<String, Entry> byRequest = new HashMap<>();
    private final Map<String, Set<String>> servicesByPath = new HashMap<>();
    private final Set<String> methods = new LinkedHashSet<>();
    private final String nodeId;

    /**
     * One recorded exchange.
     *
     * @param name the case, such as {@code info/getNodeID}
     * @param state the state of the node in words
     * @param path path and query
     * @param requestHeaders the headers that were sent on purpose
     * @param requestBody the text sent, null for none
     * @param status the response's status
     * @param body the response's exact text
     */
    public record Entry(
            String name,
            String state,
            String method,
            String path,
            Map<String, String> requestHeaders,
            @Nullable String requestBody,
            int status,
            Map<String, String> headers,
            String body) {

        String sentBody() {
            return requestBody == null ? "" : requestBody;
        }

        /** {@return the recorded bytes, with the id of the request} */
        public Response response(@Nullable RpcCall call) {
            Map<String, String> sent = new LinkedHashMap<>(headers);
            sent.keySet().removeAll(OF_THE_CONNECTION);
            return Response.of(status, sent, call == null || call.id() == null ? body : Json.withId(body, call.id()));
        }
    }

    private Recordings() {
        for (String file : FILES) {
            Resources.read(Recordings.class, file + ".jsonl")
                    .lines()
                    .map(Recordings::parse)
                    .forEach(entry -> byName.put(entry.name(), entry));
        }
        byName.values().stream().sorted(mostUsualFirst()).forEach(this::add);
        this.nodeId = get("info/getNodeID").headers().getOrDefault("node-id", "");
    }

    private static final class Holder {
        static final Recordings ALL = new Recordings();
    }

    public static Recordings all() {
        return Holder.ALL;
    }

    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    public Entry get(String name) {
        Entry found = byName.get(Args.text("name", name));
        if (found == null) {
            throw new IllegalArgumentException("no recording named " + Args.visible(name)
                    + Nearest.didYouMean(name, byName.keySet()) + "; FakeNode.recordings() lists them");
        }
        return found;
    }

    @Nullable
    Entry find(String key) {
        return byRequest.get(key);
    }

    /** {@return the id in the header that every response of the node carries} */
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

    private static Comparator<Entry> mostUsualFirst() {
        return Comparator.<Entry>comparingInt(entry -> entry.state().equals(USUAL_STATE) ? 0 : 1)
                .thenComparingInt(entry -> entry.name().startsWith("envelope/") ? 1 : 0)
                .thenComparingInt(entry -> entry.name().length())
                .thenComparing(Entry::name);
    }

    private void add(Entry entry) {
        RequestKey.of(entry).forEach(key -> byRequest.putIfAbsent(key, entry));
        if (entry.status() == 404 || entry.status() == 301) {
            return;
        }
        String path = RequestKey.canonicalPath(entry.path().replaceFirst("\\?.*", ""));
        Set<String> services = servicesByPath.computeIfAbsent(path, p -> new LinkedHashSet<>());
        JsonNode body = Json.parseOrNull(entry.sentBody());
        String method = body == null ? "" : body.path("method").asText("");
        boolean exists = entry.status() == 200
                && !entry.body().contains("rpc: ")
                && !entry.body().contains("does not exist/is not available")
                && !entry.body().contains("non-uppercase");
        if (exists && !method.isEmpty()) {
            methods.add(method);
            services.add(method.replaceFirst("[._].*", ""));
        }
    }

    private static Entry parse(String line) {
        JsonNode recording = Json.parseOrNull(line);
        if (recording == null) {
            throw new IllegalStateException("unreadable recording " + line);
        }
        JsonNode request = recording.path("request");
        JsonNode response = recording.path("response");
        JsonNode body = request.path("body");
        return new Entry(
                recording.path("case").asText(),
                recording.path("state").asText(),
                request.path("method").asText(),
                request.path("path").asText(),
                texts(request.path("headers")),
                body.isNull() ? null : body.isTextual() ? body.asText() : body.toString(),
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
}
