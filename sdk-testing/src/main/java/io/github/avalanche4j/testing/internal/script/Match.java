package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The requests that a rule matches; {@code null} matches any.
 *
 * @param rpcMethod the JSON-RPC method
 * @param path the path, with its query if that matters
 * @param params the JSON-RPC params in canonical form
 */
public record Match(
        @Nullable String rpcMethod,
        @Nullable String httpMethod,
        @Nullable String path,
        @Nullable String params,
        @Nullable Predicate<Request> condition) {
    public static final Match ANY = new Match(null, null, null, null, null);

    public static Match rpc(String method) {
        return new Match(method, null, null, null, null);
    }

    public static Match http(String method, String path) {
        return new Match(null, method, path, null, null);
    }

    public static Match path(String path) {
        return new Match(null, null, path, null, null);
    }

    public static Match that(Predicate<Request> condition) {
        return new Match(null, null, null, null, condition);
    }

    public Match at(String newPath) {
        return new Match(rpcMethod, httpMethod, newPath, params, condition);
    }

    public Match withParams(String canonicalParams) {
        return new Match(rpcMethod, httpMethod, path, canonicalParams, condition);
    }

    boolean matches(Request request, @Nullable RpcCall call) {
        boolean rightPath = path == null || path.equals(request.path()) || path.equals(request.barePath());
        boolean rightMethod = httpMethod == null || httpMethod.equals(request.method());
        boolean rightCall = rpcMethod == null || (call != null && rpcMethod.equals(call.method()));
        boolean rightParams = params == null || (call != null && params.equals(Json.canonical(call.params(), true)));
        return rightPath && rightMethod && rightCall && rightParams && (condition == null || condition.test(request));
    }
}
