package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The requests, or the calls in a batch, that a rule matches. */
public interface Match {
    /** {@code call} is null for a request without a call. */
    boolean matches(Request request, @Nullable RpcCall call);

    static Match that(Predicate<Request> condition) {
        return (request, call) -> condition.test(request);
    }

    static Match rpc(String method) {
        return (request, call) -> call != null && method.equals(call.method());
    }

    /** A path with its query, if that matters. */
    static Match path(String path) {
        return that(request -> path.equals(request.path()) || path.equals(request.barePath()));
    }

    /** JSON-RPC params in canonical form. */
    static Match params(String canonical) {
        return (request, call) -> call != null && canonical.equals(Json.canonical(call.params(), true));
    }

    default Match and(Match other) {
        return (request, call) -> matches(request, call) && other.matches(request, call);
    }
}
