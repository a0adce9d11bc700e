package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One scripted response, the requests it is for and how many of them are left. */
public final class Rule {
    private final Match match;
    private final boolean wholeRequest;
    private final Responder responder;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private Effects effects = Effects.NONE;
    private int remaining = 1;

    /** Makes the response to a request, or to one call of a batch. */
    public interface Responder {
        /** {@code unscripted} gives the response that the server would give without scripts. */
        Response respond(Request request, @Nullable RpcCall call, Supplier<Response> unscripted);
    }

    /** {@code wholeRequest}: it responds to a whole HTTP request, also to a batch; otherwise to single calls. */
    public Rule(Match match, boolean wholeRequest, Responder responder) {
        this.match = match;
        this.wholeRequest = wholeRequest;
        this.responder = responder;
    }

    public synchronized void header(String name, String value) {
        headers.put(name, value);
    }

    public synchronized void effects(UnaryOperator<Effects> change) {
        effects = change.apply(effects);
    }

    public synchronized void times(int count) {
        remaining = count;
    }

    boolean isWholeRequest() {
        return wholeRequest;
    }

    synchronized boolean matches(Request request, @Nullable RpcCall call) {
        return remaining > 0 && match.matches(request, call);
    }

    synchronized void use() {
        if (remaining != Integer.MAX_VALUE) {
            remaining--;
        }
    }

    public Response respond(Request request, @Nullable RpcCall call, Supplier<Response> unscripted) {
        Response response = responder.respond(request, call, unscripted);
        synchronized (this) {
            return response.withHeaders(headers).with(effects);
        }
    }
}
