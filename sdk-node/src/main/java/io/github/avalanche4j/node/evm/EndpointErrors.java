package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.ErrorDecoder;
import io.github.avalanche4j.core.internal.call.FailureContext;
import io.github.avalanche4j.node.internal.NodeRefusals;
import org.jspecify.annotations.Nullable;

/** Decodes the error statuses of a chain's URL, at which a provider's gateway or a node responds. */
final class EndpointErrors implements ErrorDecoder {
    private static final String CHECK_URL =
            "check the path and the query of the client's URL, which are not shown here";

    private final ApiErrorDecoder others = new ApiErrorDecoder(EndpointErrors::advice);

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        if (NodeRefusals.isNotServed(error)) {
            return NodeRefusals.unavailable(
                    error, context, "nothing is served at this URL", CHECK_URL, Reason.NOT_SERVED);
        }
        AvalancheException refusal = NodeRefusals.of(error, context, "call again later");
        return refusal != null ? refusal : others.decode(error, context);
    }

    private static @Nullable String advice(ErrorStatus error) {
        return switch (error.status()) {
            case 401, 403 -> "check the key in the client's URL or headers, and what the provider allows it";
            case 404, 405 -> "nothing takes JSON-RPC requests at this URL: " + CHECK_URL;
            default -> null;
        };
    }
}
