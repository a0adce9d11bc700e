package io.github.avalanche4j.node.internal;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ErrorDecoder.ErrorStatus;
import io.github.avalanche4j.core.internal.call.FailureContext;
import org.jspecify.annotations.Nullable;

/** What a node refuses with an error status: a path without a handler, a chain that bootstraps, a host name. */
public final class NodeRefusals {
    private NodeRefusals() {}

    /** Whether nothing is served at the path of the request. */
    public static boolean isNotServed(ErrorStatus error) {
        return error.status() == 404 && error.body().startsWith("404 page not found");
    }

    /**
     * The failure if the chain bootstraps or the host name is refused, or null.
     *
     * @param whileBootstrapping what to do next while the chain bootstraps
     */
    public static @Nullable InterfaceUnavailableException of(
            ErrorStatus error, FailureContext context, String whileBootstrapping) {
        if (error.status() == 503 && error.body().contains("not done bootstrapping")) {
            return unavailable(
                    error, context, "the chain is still bootstrapping", whileBootstrapping, Reason.BOOTSTRAPPING);
        }
        if (error.status() == 403 && error.body().contains("invalid host specified")) {
            return unavailable(
                    error,
                    context,
                    "the node does not serve this host name",
                    "use its IP address, or add the name to the node's --http-allowed-hosts",
                    Reason.HOST_REFUSED);
        }
        return null;
    }

    /** The failure of a request to an interface that the node does not serve. */
    public static InterfaceUnavailableException unavailable(
            ErrorStatus error, FailureContext context, String what, String next, Reason reason) {
        return new InterfaceUnavailableException(
                context.message(what, next), context.endpoint(), error.status(), reason, error.retryAfter());
    }
}
