package io.github.avalanche4j.testing.internal.data;

import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.script.Rule;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the response of a fake data service: scripted, a refusal for a missing key or too few compute units, a list set
 * up by a test, the aggregator's, or that of one of the services' operations.
 */
public final class DataResponder implements LoopbackServer.Handler {
    private static final Set<String> GONE = Set.of("removed", "withdrawn");

    private final Operations operations = Operations.all();
    private final OperationResponder responder = new OperationResponder();
    private final Rules scripts = new Rules();
    private final Map<String, ServedList> lists = new ConcurrentHashMap<>();
    private volatile @Nullable RateLimit limit;
    private volatile @Nullable Aggregator aggregator;
    private volatile boolean servesGone = true;
    private volatile String keyHeader = "";
    private volatile String key = "";

    public static List<String> operationIds() {
        return Operations.all().ids();
    }

    /** {@return whether a verb and a path without a query are those of an operation} */
    public static boolean isOperation(String id, String verb, String path) {
        Operation found = Operations.all().find(verb, path);
        return found != null && found.id().equals(id);
    }

    /** {@return the id of an operation, by any of its names} */
    public static String operationId(String name) {
        return Operations.all().get(name).id();
    }

    /** {@return what is wrong with a path without its query; null if something is served there} */
    public @Nullable String problem(@Nullable String verb, String path) {
        return lists.containsKey(path) || path.startsWith("/exports/") ? null : operations.problem(verb, path);
    }

    public Rules scripts() {
        return scripts;
    }

    public OperationResponder operations() {
        return responder;
    }

    public ServedList list(String path, String field) {
        operations.requireList(path, field);
        return lists.computeIfAbsent(path, name -> new ServedList(path, field));
    }

    public void requireKey(String header, String value) {
        keyHeader = header;
        key = value;
    }

    public void limit(RateLimit value) {
        limit = value;
    }

    public void withoutRemovedOperations() {
        servesGone = false;
    }

    public Aggregator aggregator(Aggregator.Signer signer) {
        Aggregator made = new Aggregator(signer);
        aggregator = made;
        return made;
    }

    @Override
    public Response respond(Request request) {
        Rule rule = scripts.take(request, null);
        return rule == null ? unscripted(request) : rule.respond(request, null, () -> unscripted(request));
    }

    private Response unscripted(Request request) {
        if (!keyHeader.isEmpty() && !request.header(keyHeader).orElse("").equals(key)) {
            return ErrorBody.response(401, "Unauthorized");
        }
        Operation operation = operations.find(request.method(), request.barePath());
        RateLimit limited = limit;
        if (limited == null) {
            return content(request, operation);
        }
        RateLimit.Decision decision = limited.next(operation == null ? 1 : operation.units(), System.nanoTime());
        Response response =
                decision.refused() ? ErrorBody.response(429, "Rate limit exceeded") : content(request, operation);
        return response.withHeaders(decision.headers());
    }

    private Response content(Request request, @Nullable Operation operation) {
        ServedList list = request.method().equals("GET") ? lists.get(request.barePath()) : null;
        if (list != null) {
            return list.respond(Parameters.of(request, Map.of()), 200, ServedList.NOTHING);
        }
        Aggregator signing = aggregator;
        Response signed = signing == null ? null : signing.respond(request);
        if (signed != null) {
            return signed;
        }
        Response file = responder.exports().download(request.barePath());
        if (file != null) {
            return file;
        }
        return operation == null || !servesGone && GONE.contains(operation.status())
                ? ErrorBody.response(404, "Cannot " + request.method() + " " + request.barePath())
                : responder.respond(operation, request);
    }
}
