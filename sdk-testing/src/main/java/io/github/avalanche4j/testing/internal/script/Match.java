package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The requests, or the calls in a batch, that a rule is for: those that meet every condition. A null is no condition.
 *
 * @param verb the HTTP method
 * @param path the path with its query, if that matters, as {@code canonical} returns it
 * @param canonical makes one path of all paths of the same thing, such as the aliases of a chain
 * @param operation an operation of the hosted services
 * @param rpcMethod a JSON-RPC method
 * @param params JSON-RPC params in canonical form
 */
public record Match(
        @Nullable String verb,
        @Nullable String path,
        UnaryOperator<String> canonical,
        @Nullable Operation operation,
        @Nullable String rpcMethod,
        @Nullable String params) {

    /** Every request. */
    public static final Match ANY = new Match(null, null, path -> path, null, null, null);

    /**
     * An operation of the hosted services.
     *
     * @param isAt whether a verb and a path without a query are the operation's
     */
    public record Operation(String id, BiPredicate<String, String> isAt) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Operation operation && operation.id.equals(id);
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }

    public Match withVerb(String name) {
        return new Match(name, path, canonical, operation, rpcMethod, params);
    }

    public Match withPath(String text, UnaryOperator<String> form) {
        return new Match(verb, form.apply(text), form, operation, rpcMethod, params);
    }

    public Match withOperation(Operation named) {
        return new Match(verb, path, canonical, named, rpcMethod, params);
    }

    public Match withRpcMethod(String name) {
        return new Match(verb, path, canonical, operation, name, params);
    }

    /** With JSON-RPC params. */
    public Match withParams(String json) {
        String text = Json.canonical(Json.parseOrNull(Json.checked("paramsJson", json)), true);
        return new Match(verb, path, canonical, operation, rpcMethod, text);
    }

    /** {@code call} is null for a request without a call. */
    boolean matches(Request request, @Nullable RpcCall call) {
        return (verb == null || verb.equals(request.method()))
                && (path == null || isPath(request))
                && (operation == null || operation.isAt().test(request.method(), request.barePath()))
                && (rpcMethod == null || call != null && rpcMethod.equals(call.method()))
                && (params == null || call != null && params.equals(Json.canonical(call.params(), true)));
    }

    private boolean isPath(Request request) {
        return Objects.equals(path, canonical.apply(request.path()))
                || Objects.equals(path, canonical.apply(request.barePath()));
    }

    /** Whether every request of the other is one of this. */
    boolean covers(Match other) {
        return (verb == null || verb.equals(other.verb))
                && (path == null || other.path != null && (path.equals(other.path) || path.equals(bare(other.path))))
                && (operation == null || operation.equals(other.operation) || isIn(operation, other))
                && (rpcMethod == null || rpcMethod.equals(other.rpcMethod))
                && (params == null || params.equals(other.params));
    }

    private static boolean isIn(Operation operation, Match other) {
        return other.verb != null && other.path != null && operation.isAt().test(other.verb, bare(other.path));
    }

    private static String bare(String path) {
        return path.replaceFirst("\\?.*", "");
    }

    boolean isSame(Match other) {
        return covers(other) && other.covers(this);
    }

    /** {@return the requests in words, such as {@code eth_call at /ext/bc/C/rpc}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (operation != null) {
            text.append(operation.id());
        } else if (rpcMethod != null) {
            text.append(rpcMethod);
        } else {
            text.append(verb == null ? "any request" : verb);
        }
        if (path != null) {
            text.append(rpcMethod == null && operation == null && verb != null ? " " : " at ")
                    .append(path);
        }
        return text.append(params == null ? "" : " with params " + params).toString();
    }
}
