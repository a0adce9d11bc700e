package io.github.avalanche4j.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The scripted replies of one server, in the order they were added. */
final class Scripts {
    private final List<ScriptedResponse> replies = new ArrayList<>();

    synchronized void add(ScriptedResponse reply) {
        replies.add(reply);
    }

    synchronized void clear() {
        replies.clear();
    }

    /** Uses the first reply that fits. */
    @Nullable
    ScriptedResponse take(ReceivedRequest request, @Nullable RpcCall call) {
        return takeIf(request, call, reply -> true);
    }

    /** Uses the first reply that fits a request as a whole, unless that reply is about single calls. */
    @Nullable
    ScriptedResponse takeWhole(ReceivedRequest request) {
        return takeIf(request, null, ScriptedResponse::isWhole);
    }

    private synchronized @Nullable ScriptedResponse takeIf(
            ReceivedRequest request, @Nullable RpcCall call, Predicate<ScriptedResponse> condition) {
        for (ScriptedResponse reply : replies) {
            if (reply.fits(request, call)) {
                if (!condition.test(reply)) {
                    return null;
                }
                reply.use();
                return reply;
            }
        }
        return null;
    }

    synchronized boolean fitsAny(ReceivedRequest request, RpcCall call) {
        return replies.stream().anyMatch(reply -> reply.fits(request, call));
    }
}
