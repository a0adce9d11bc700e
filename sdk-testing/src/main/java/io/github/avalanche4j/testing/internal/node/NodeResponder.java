package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.http.Connection;
import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import io.github.avalanche4j.testing.internal.ledger.LedgerMethods;
import io.github.avalanche4j.testing.internal.script.Rule;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import okhttp3.WebSocketListener;
import org.jspecify.annotations.Nullable;

/**
 * Finds the response of a fake node: scripted, of a synthetic index, recorded, or the error that a node returns for
 * such a request.
 */
public final class NodeResponder implements LoopbackServer.Handler {
    private static final Pattern HEALTH = Pattern.compile("/ext/health(/(health|readiness|liveness))?");

    private final Recordings recordings = Recordings.all();
    private final Rules scripts = new Rules();
    private final Rules served = new Rules();
    private final Map<String, SyntheticIndex> indices = new ConcurrentHashMap<>();
    private final Map<String, EvmChain> evmChains = new ConcurrentHashMap<>();
    private volatile @Nullable LedgerMethods ledger;
    private final Map<String, Recordings.Entry> chosen = new ConcurrentHashMap<>();

    public Rules scripts() {
        return scripts;
    }

    /** {@return what other fakes serve in place of the recordings} */
    public Rules served() {
        return served;
    }

    /** {@return whether there can be a response to the method without a script, to certain params at least} */
    public boolean hasDefault(String method) {
        boolean servesEvm = !evmChains.isEmpty() || ledger != null;
        return recordings.knowsMethod(method) || !Interfaces.isMethod(method) || servesEvm && method.startsWith("eth_");
    }

    /** {@return whether a path is served that a node does not have} */
    public boolean isServed(String path) {
        return indices.containsKey(path) || knowsPath(path);
    }

    public SyntheticIndex index(String path) {
        return indices.computeIfAbsent(path, SyntheticIndex::new);
    }

    public void ledger(LedgerMethods methods) {
        ledger = methods;
    }

    /** The ledger's result; null for a method that it does not have. */
    private @Nullable Response ofLedger(Request request, RpcCall call) {
        LedgerMethods methods = ledger;
        LedgerMethods.Result result =
                methods == null ? null : methods.call(request.barePath(), call.method(), call.params());
        if (result instanceof LedgerMethods.Result.Value value) {
            return Envelope.of(request, call).result(call.idOrNull(), value.json());
        } else if (result instanceof LedgerMethods.Result.Refusal error) {
            return Envelope.of(request, call).error(call.idOrNull(), -32000, error.message());
        }
        return result == null
                ? null
                : Response.of(200, Map.of(), "").with(Effects.NONE.disconnectAfter(Effects.DISCONNECT_BEFORE_HEAD));
    }

    /** The refusal of a block that the ledger's C-Chain does not have; null for others. */
    private @Nullable Response aboveHeadOfLedger(RpcCall call) {
        LedgerMethods methods = ledger;
        String refusal = methods == null ? null : methods.aboveHead(call.method(), call.params());
        return refusal == null ? null : Envelope.CHAIN.error(call.idOrNull(), -32000, refusal);
    }

    public void evm(String path, EvmChain chain) {
        evmChains.put(RequestKey.canonicalPath(path), chain);
    }

    /** The response of one node about a chain's blocks; null if no such chain is served. */
    private @Nullable EvmMethods blocks(Request request) {
        EvmChain chain = evmChains.get(RequestKey.canonicalPath(request.barePath()));
        return chain == null ? null : new EvmMethods(chain);
    }

    @Override
    public @Nullable WebSocketListener socket(Request request, Connection connection) {
        String path = RequestKey.canonicalPath(request.barePath());
        EvmChain chain = path.endsWith("/ws") ? evmChains.get(path.replaceFirst("/ws$", "/rpc")) : null;
        return chain == null ? null : chain.socket(connection);
    }

    private boolean knowsPath(String path) {
        return recordings.knowsPath(path) || evmChains.containsKey(RequestKey.canonicalPath(path));
    }

    public void choose(Recordings.Entry recording) {
        RequestKey.of(recording).forEach(key -> chosen.put(key, recording));
    }

    @Override
    public Response respond(Request request) {
        List<RpcCall> calls = request.calls();
        if (request.isBatch() && RequestKey.isChain(request.barePath())) {
            Rule whole = scripts.takeForWhole(request);
            if (whole != null) {
                return whole.respond(request, null, () -> unscripted(request));
            }
            boolean scripted = calls.size() <= ChainRules.MAX_BATCH
                    && calls.stream().anyMatch(call -> scripts.matchAny(request, call));
            return scripted ? partlyScripted(request) : unscripted(request);
        }
        RpcCall call =
                request.isBatch() || calls.isEmpty() || calls.get(0).method().isEmpty() ? null : calls.get(0);
        return scriptedOr(request, call, () -> unscripted(request));
    }

    private Response partlyScripted(Request request) {
        EvmMethods blocks = blocks(request);
        return ChainRules.batch(
                request.calls(), call -> scriptedOr(request, call, () -> chainCall(request, call, blocks)));
    }

    private Response scriptedOr(Request request, @Nullable RpcCall call, Supplier<Response> unscripted) {
        Rule rule = scripts.take(request, call);
        return rule == null ? unscripted.get() : rule.respond(request, call, unscripted);
    }

    /** The recording that a test chose, which precedes a ledger, an index and an EVM chain. */
    private @Nullable Response picked(Request request, RpcCall call) {
        Recordings.Entry picked = chosen.get(RequestKey.ofCall(request.barePath(), call.method(), call.params()));
        return picked == null ? null : picked.response(call);
    }

    private @Nullable Response served(Request request, RpcCall call) {
        Rule rule = served.take(request, call);
        return rule == null ? null : rule.respond(request, call, () -> noRecording(request, call));
    }

    private Response unscripted(Request request) {
        String path = request.barePath();
        Response served = !request.isBatch() && request.calls().size() == 1
                ? served(request, request.calls().get(0))
                : null;
        if (served != null) {
            return served;
        }
        boolean isMade = indices.containsKey(path) || evmChains.containsKey(RequestKey.canonicalPath(path));
        Optional<Response> asRecorded = isMade || ledger != null ? Optional.empty() : asRecorded(request);
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
            if (request.calls().isEmpty() || request.isBatch()) {
                return notFound();
            }
            RpcCall call = request.calls().get(0);
            Response ofLedger = path.endsWith("/validators") ? ofLedger(request, call) : null; // of an L1's chain
            if (ofLedger != null) {
                return ofLedger;
            }
            Recordings.Entry elsewhere = find(request, call);
            return elsewhere == null ? notFound() : elsewhere.response(call);
        }
        return request.calls().isEmpty() || request.isBatch()
                ? notOneCall()
                : serviceCall(request, request.calls().get(0));
    }

    private Response serviceCall(Request request, RpcCall call) {
        Response refusal = ServiceRules.refusal(call);
        if (refusal != null) {
            return refusal;
        }
        Response picked = picked(request, call);
        if (picked != null) {
            return picked;
        }
        Response ofLedger = ofLedger(request, call);
        if (ofLedger != null) {
            return ofLedger;
        }
        SyntheticIndex index = indices.get(request.barePath());
        if (index != null) {
            return IndexMethods.respond(index, call);
        }
        Recordings.Entry recording = find(request, call);
        if (recording != null) {
            return recording.response(call);
        }
        Response unknownChain = ServiceRules.unknownChain(call);
        if (unknownChain != null) {
            return unknownChain;
        }
        if (!recordings.knowsService(request.barePath(), ServiceRules.service(call))) {
            return ServiceRules.unknownService(call);
        }
        return recordings.knowsMethod(call.method()) ? noRecording(request, call) : ServiceRules.unknownMethod(call);
    }

    private Response chain(Request request) {
        EvmMethods blocks = blocks(request);
        if (request.isBatch() && knowsPath(request.barePath())) {
            return ChainRules.batch(request.calls(), call -> chainCall(request, call, blocks));
        }
        if (request.isBatch() || request.calls().isEmpty()) {
            return knowsPath(request.barePath()) ? notOneCall() : notFound();
        }
        return chainCall(request, request.calls().get(0), blocks);
    }

    private Response chainCall(Request request, RpcCall call, @Nullable EvmMethods blocks) {
        Recordings.Entry recording = find(request, call);
        if (!knowsPath(request.barePath())) {
            return recording == null ? notFound() : recording.response(call);
        }
        Response refusal = ChainRules.refusal(call);
        if (refusal != null) {
            return refusal;
        }
        Response picked = picked(request, call);
        if (picked != null) {
            return picked;
        }
        Response served = request.isBatch() ? served(request, call) : null;
        if (served != null) {
            return served;
        }
        Response ofBlocks = blocks == null ? aboveHeadOfLedger(call) : blocks.respond(call);
        if (ofBlocks != null) {
            return ofBlocks;
        }
        Response ofLedger = ofLedger(request, call);
        if (ofLedger != null) {
            return ofLedger;
        }
        if (recording != null) {
            return recording.response(call);
        }
        return recordings.knowsMethod(call.method()) ? noRecording(request, call) : ChainRules.unknownMethod(call);
    }

    private Optional<Response> asRecorded(Request request) {
        String key = RequestKey.ofRequest(
                request.method(), request.path(), request.header("content-type").orElse(""), request.body());
        return Optional.ofNullable(find(key)).map(recording -> recording.response(null));
    }

    private Recordings.@Nullable Entry find(Request request, RpcCall call) {
        return find(RequestKey.ofCall(request.barePath(), call.method(), call.params()));
    }

    private Recordings.@Nullable Entry find(String key) {
        Recordings.Entry picked = chosen.get(key);
        return picked == null ? recordings.find(key) : picked;
    }

    private static boolean isHealthGet(Request request) {
        boolean health = HEALTH.matcher(request.barePath()).matches();
        return health && (request.method().equals("GET") || !request.barePath().equals("/ext/health"));
    }

    /**
     * The sub-paths respond to every HTTP method in the same way; tags without a recording are ignored, as a node
     * ignores unknown ones.
     */
    private Response healthGet(Request request) {
        Recordings.Entry found = find("GET " + request.path());
        if (found == null) {
            found = find("GET " + request.barePath());
        }
        return found == null ? notFound() : found.response(null);
    }

    private static Response notFound() {
        return Envelope.plain(404, "404 page not found\n");
    }

    private static Response notOneCall() {
        return Envelope.plain(400, "FakeNode has no recording of this request, which is not one JSON-RPC call\n");
    }

    private static Response noRecording(Request request, RpcCall call) {
        String message = "FakeNode has no recording for " + call.method() + " with params " + call.paramsText() + " at "
                + request.path() + "; script one: node.on(\"" + call.method() + "\").respond(...)";
        return Envelope.of(request, call).error(call.idOrNull(), -32000, message);
    }
}
