package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One scripted response, the requests it is for and how many of them it was used for. */
public final class Rule {
    private static final int ENDLESS = Integer.MAX_VALUE;

    private final Match match;
    private final boolean wholeRequest;
    private final String words;
    private final Responder responder;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private Effects effects = Effects.NONE;
    private int limit = 1;
    private int used;

    /** Makes the response to a request, or to one call of a batch. */
    public interface Responder {
        /** {@code unscripted} gives the response that the server would give without scripts. */
        Response respond(Request request, @Nullable RpcCall call, Supplier<Response> unscripted);
    }

    /**
     * {@code wholeRequest}: it responds to a whole HTTP request, also to a batch; otherwise to single calls. {@code
     * words} say what the response is.
     */
    public Rule(Match match, boolean wholeRequest, String words, Responder responder) {
        this.match = match;
        this.wholeRequest = wholeRequest;
        this.words = words;
        this.responder = responder;
    }

    public synchronized void header(String name, String value) {
        headers.put(name, value);
    }

    public synchronized void effects(UnaryOperator<Effects> change) {
        effects = change.apply(effects);
    }

    public synchronized Effects effects() {
        return effects;
    }

    public synchronized void times(int count) {
        limit = count;
    }

    public void always() {
        times(ENDLESS);
    }

    public synchronized boolean isEndless() {
        return limit == ENDLESS;
    }

    Match match() {
        return match;
    }

    boolean isWholeRequest() {
        return wholeRequest;
    }

    synchronized boolean matches(Request request, @Nullable RpcCall call) {
        return (used < limit || limit == ENDLESS) && match.matches(request, call);
    }

    synchronized void use() {
        used++;
    }

    /** {@return what a test said and no request used; empty if it was used as often as scripted} */
    synchronized Optional<String> unused() {
        boolean endless = limit == ENDLESS;
        return used >= limit || endless && used > 0
                ? Optional.empty()
                : Optional.of(match + ": " + words + ", used " + used + " of " + (endless ? "any" : limit) + " times");
    }

    public Response respond(Request request, @Nullable RpcCall call, Supplier<Response> unscripted) {
        Response response = responder.respond(request, call, unscripted);
        synchronized (this) {
            return response.withHeaders(headers).with(effects);
        }
    }
}
