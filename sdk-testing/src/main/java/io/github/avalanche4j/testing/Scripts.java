package io.github.avalanche4j.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The scripted replies of one server, in the order they were added. */
final class Scripts {
    private final List<Reply> replies = new ArrayList<>();

    synchronized void add(Reply reply) {
        replies.add(reply);
    }

    synchronized void clear() {
        replies.clear();
    }

    /** Uses the first reply that fits. */
    @Nullable
    Reply take(ReceivedRequest request, @Nullable RpcCall call) {
        return takeIf(request, call, reply -> true);
    }

    /** Uses the first reply that fits a request as a whole, unless that reply is about single calls. */
    @Nullable
    Reply takeWhole(ReceivedRequest request) {
        return takeIf(request, null, Reply::isWhole);
    }

    private synchronized @Nullable Reply takeIf(
            ReceivedRequest request, @Nullable RpcCall call, Predicate<Reply> condition) {
        for (Reply reply : replies) {
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
