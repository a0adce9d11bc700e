package io.github.avalanche4j.testing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the answer of a fake node: a script, else a synthesised index, else a recording, else what a node says to such a request. */
final class NodeResponses implements LoopbackServer.Handler {
    private static final Pattern OWN_NAME =
            Pattern.compile("(localhost|[0-9.]+|\\[.*])?(:[0-9]+)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern HEALTH = Pattern.compile("/ext/health(/(health|readiness|liveness))?");

    private final Recordings recordings = Recordings.all();
    private final Scripts scripts = new Scripts();
    private final Map<String, FakeIndex> indices = new ConcurrentHashMap<>();
    private final Map<String, Recording> chosen = new ConcurrentHashMap<>();

    Scripts scripts() {
        return scripts;
    }

    FakeIndex index(String path) {
        return indices.computeIfAbsent(path, FakeIndex::new);
    }

    void choose(Recording recording) {
        RequestKey.of(recording).forEach(key -> chosen.put(key, recording));
    }

    @Override
    public Response respond(ReceivedRequest request) {
        List<RpcCall> calls = request.calls();
        if (request.isBatch() && RequestKey.isChain(request.barePath())) {
            ScriptedResponse whole = scripts.takeWhole(request);
            if (whole != null) {
                return whole.respond(request, null, () -> unscripted(request));
            }
            boolean scripted = calls.size() <= ChainRules.MAX_BATCH
                    && calls.stream().anyMatch(call -> scripts.fitsAny(request, call));
            return scripted
                    ? ChainRules.batch(calls, call -> scriptedOr(request, call, () -> chainCall(request, call)))
                    : unscripted(request);
        }
        RpcCall call =
                request.isBatch() || calls.isEmpty() || calls.get(0).method().isEmpty() ? null : calls.get(0);
        return scriptedOr(request, call, () -> unscripted(request));
    }

    private Response scriptedOr(ReceivedRequest request, @Nullable RpcCall call, Supplier<Response> otherwise) {
        ScriptedResponse reply = scripts.take(request, call);
        return reply == null ? otherwise.get() : reply.respond(request, call, otherwise);
    }

    private Response unscripted(ReceivedRequest request) {
        if (!OWN_NAME.matcher(request.header("host").orElse("")).matches()) {
            return Envelope.plain(403, true, "invalid host specified\n");
        }
        String path = request.barePath();
        Optional<Response> asRecorded = indices.containsKey(path) ? Optional.empty() : asRecorded(request);
        if (asRecorded.isPresent()) {
            return asRecorded.get();
        }
        if (path.contains("//")) {
            return Response.of(301, Envelope.headers(""), "")
                    .withHeaders(Map.of("location", request.path().replaceAll("/{2,}", "/")));
        }
        if (isHealthGet(request)) {
            return healthGet(request);
        }
        if (RequestKey.isChain(path)) {
            return chain(request);
        }
        if (!recordings.knowsPath(path) && !indices.containsKey(path)) {
            Recording elsewhere = request.calls().isEmpty() || request.isBatch()
                    ? null
                    : find(request, request.calls().get(0));
            return elsewhere == null
                    ? notFound()
                    : Replay.of(elsewhere, request.calls().get(0));
        }
        Response refusal = ServiceRules.refusal(request);
        return refusal == null ? serviceCall(request, request.calls().get(0)) : refusal;
    }

    private Response serviceCall(ReceivedRequest request, RpcCall call) {
        FakeIndex index = indices.get(request.barePath());
        if (index != null) {
            return IndexMethods.respond(index, call);
        }
        Recording recording = find(request, call);
        if (recording != null) {
            return Replay.of(recording, call);
        }
        if (!recordings.knowsService(request.barePath(), ServiceRules.service(call))) {
            return ServiceRules.unknownService(call);
        }
        return recordings.knowsMethod(call.method()) ? noRecording(request, call) : ServiceRules.unknownMethod(call);
    }

    private Response chain(ReceivedRequest request) {
        Response refusal = recordings.knowsPath(request.barePath()) ? ChainRules.refusal(request) : null;
        if (refusal != null) {
            return refusal;
        }
        if (request.isBatch() && recordings.knowsPath(request.barePath())) {
            return ChainRules.batch(request.calls(), call -> chainCall(request, call));
        }
        if (request.isBatch() || request.calls().isEmpty()) {
            return notFound();
        }
        RpcCall call = request.calls().get(0);
        Response answer = chainCall(request, call);
        return call.id() == null && answer.status() == 200 ? ChainRules.emptyResponse() : answer;
    }

    private Response chainCall(ReceivedRequest request, RpcCall call) {
        Recording recording = find(request, call);
        if (!recordings.knowsPath(request.barePath())) {
            return recording == null ? notFound() : Replay.of(recording, call);
        }
        Response refusal = ChainRules.refusal(call);
        if (refusal != null) {
            return refusal;
        }
        if (recording != null) {
            return Replay.of(recording, call);
        }
        return recordings.knowsMethod(call.method()) ? noRecording(request, call) : ChainRules.unknownMethod(call);
    }

    private Optional<Response> asRecorded(ReceivedRequest request) {
        String key = RequestKey.ofRequest(
                request.method(), request.path(), request.header("content-type").orElse(""), request.body());
        return Optional.ofNullable(find(key)).map(recording -> Replay.of(recording, null));
    }

    private @Nullable Recording find(ReceivedRequest request, RpcCall call) {
        return find(RequestKey.ofCall(request.path(), call.method(), call.params()));
    }

    private @Nullable Recording find(String key) {
        Recording picked = chosen.get(key);
        return picked == null ? recordings.find(key) : picked;
    }

    private static boolean isHealthGet(ReceivedRequest request) {
        boolean health = HEALTH.matcher(request.barePath()).matches();
        return health && (request.method().equals("GET") || !request.barePath().equals("/ext/health"));
    }

    /** The sub-paths answer any HTTP method alike; tags that no recording has are ignored, as a node ignores unknown ones. */
    private Response healthGet(ReceivedRequest request) {
        Recording found = find("GET " + request.path());
        if (found == null) {
            found = find("GET " + request.barePath());
        }
        return found == null ? notFound() : Replay.of(found, null);
    }

    private static Response notFound() {
        return Envelope.plain(404, true, "404 page not found\n");
    }

    private static Response noRecording(ReceivedRequest request, RpcCall call) {
        String message = "FakeNode has no recording for " + call.method() + " with params " + call.paramsText() + " at "
                + request.path() + "; script it: node.on(\"" + call.method() + "\").answer(...)";
        return Envelope.of(request, call).error(call.idOrNull(), -32000, message);
    }
}
