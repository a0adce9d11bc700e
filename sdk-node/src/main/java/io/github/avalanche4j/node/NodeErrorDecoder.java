package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.ErrorDecoder;
import io.github.avalanche4j.core.internal.call.FailureContext;
import org.jspecify.annotations.Nullable;

/** What a node means by its error statuses; whatever else stands before a node speaks for itself. */
final class NodeErrorDecoder implements ErrorDecoder {
    private final ApiErrorDecoder others = new ApiErrorDecoder();

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        String body = error.body();
        if (error.status() == 404 && body.startsWith("404 page not found")) {
            String flag = flag(error.path());
            return flag == null
                    ? unavailable(
                            error,
                            context,
                            "nothing is served at this path",
                            notServed(error.path()),
                            Reason.NOT_SERVED)
                    : unavailable(error, context, "the interface is switched off", flag, Reason.DISABLED);
        }
        if (error.status() == 503 && body.contains("not done bootstrapping")) {
            return unavailable(
                    error,
                    context,
                    "the chain is still bootstrapping",
                    "call again later, or wait with await().bootstrapped(chain)",
                    Reason.BOOTSTRAPPING);
        }
        if (error.status() == 403 && body.contains("invalid host specified")) {
            return unavailable(
                    error,
                    context,
                    "the node does not answer to this host name",
                    "use its IP address, or add the name to the node's --http-allowed-hosts",
                    Reason.HOST_REFUSED);
        }
        return others.decode(error, context);
    }

    private static InterfaceUnavailableException unavailable(
            ErrorStatus error, FailureContext context, String what, String next, Reason reason) {
        return new InterfaceUnavailableException(
                context.message(what, next), context.endpoint(), error.status(), reason);
    }

    /** What switches on an interface that is not a chain's. */
    private static @Nullable String flag(String path) {
        if (path.startsWith("/ext/admin")) {
            return "run the node with --api-admin-enabled=true; public servers do not serve this";
        }
        if (path.startsWith("/ext/index/")) {
            return "run the node with --index-enabled=true; public servers do not serve this";
        }
        if (path.startsWith("/ext/health")) {
            return "run the node without --api-health-enabled=false; public servers do not serve this";
        }
        if (path.startsWith("/ext/metrics")) {
            return "run the node without --api-metrics-enabled=false; public servers do not serve this";
        }
        if (path.startsWith("/ext/info")) {
            return "run the node without --api-info-enabled=false";
        }
        return null;
    }

    private static String notServed(String path) {
        if (!path.startsWith("/ext/bc/")) {
            return "check the path";
        }
        String[] parts = path.split("/");
        String chain = parts[3];
        String part = parts.length > 4 ? parts[4] : "";
        String which = "the node does not know this chain, does not run it or could not start it: diagnose(\"" + chain
                + "\") tells";
        return switch (part) {
            case "validators" ->
                "the C-Chain does not have this part, nor has a chain that is configured with "
                        + "\"validators-api-enabled\": false; or " + which;
            case "admin" -> "the chain must be configured with \"admin-api-enabled\": true; or " + which;
            case "", "rpc" -> which;
            default -> "this chain does not have this part, or " + which;
        };
    }
}
