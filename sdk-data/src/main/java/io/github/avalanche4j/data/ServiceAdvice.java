package io.github.avalanche4j.data;

import io.github.avalanche4j.core.internal.call.ErrorDecoder.ErrorStatus;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What to do next where a service refuses a request and the client knows more than the status says. */
final class ServiceAdvice {
    private ServiceAdvice() {}

    /** For a client that has a key or not; null where the status alone says what to do. */
    static Function<ErrorStatus, @Nullable String> of(boolean hasKey) {
        return error -> switch (error.status()) {
            case 401 ->
                hasKey
                        ? "the service does not accept the key: check that it is whole, valid, and of this service"
                        : "the client has no key: set one with options.key(ApiKey.of(…))";
            case 404 ->
                error.body().startsWith("404 page not found")
                        ? "is this a data service? It responds like a node, for which NodeClient is: check the address"
                        : null;
            default -> null;
        };
    }
}
