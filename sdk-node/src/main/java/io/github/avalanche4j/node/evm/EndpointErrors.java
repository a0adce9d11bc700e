package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.ErrorDecoder;
import io.github.avalanche4j.core.internal.call.FailureContext;
import org.jspecify.annotations.Nullable;

/** Decodes the error statuses of a chain's URL, at which a provider's gateway or a node responds. */
final class EndpointErrors implements ErrorDecoder {
    private static final String CHECK_URL =
            "check the path and the query of the client's URL, which are not shown here";

    private final ApiErrorDecoder others = new ApiErrorDecoder(EndpointErrors::advice);

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        String body = error.body();
        if (error.status() == 404 && body.startsWith("404 page not found")) {
            return unavailable(error, context, "nothing is served at this URL", CHECK_URL, Reason.NOT_SERVED);
        }
        if (error.status() == 503 && body.contains("not done bootstrapping")) {
            return unavailable(
                    error, context, "the chain is still bootstrapping", "call again later", Reason.BOOTSTRAPPING);
        }
        if (error.status() == 403 && body.contains("invalid host specified")) {
            return unavailable(
                    error,
                    context,
                    "the node does not serve this host name",
                    "use its IP address, or add the name to the node's --http-allowed-hosts",
                    Reason.HOST_REFUSED);
        }
        return others.decode(error, context);
    }

    private static @Nullable String advice(ErrorStatus error) {
        return switch (error.status()) {
            case 401, 403 -> "check the key in the client's URL or headers, and what the provider allows it";
            case 404, 405 -> "nothing takes JSON-RPC requests at this URL: " + CHECK_URL;
            default -> null;
        };
    }

    private static InterfaceUnavailableException unavailable(
            ErrorStatus error, FailureContext context, String what, String next, Reason reason) {
        return new InterfaceUnavailableException(
                context.message(what, next), context.endpoint(), error.status(), reason, error.retryAfter());
    }
}
