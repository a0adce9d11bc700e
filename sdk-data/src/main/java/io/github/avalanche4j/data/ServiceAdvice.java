package io.github.avalanche4j.data;

import io.github.avalanche4j.core.internal.call.ErrorDecoder.ErrorStatus;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Says what to do next when a service refuses a request and the client knows more than the status says. */
final class ServiceAdvice {
    private ServiceAdvice() {}

    /** For a client with or without a key; null if the status says what to do. */
    static Function<ErrorStatus, @Nullable String> of(boolean hasKey) {
        return error -> switch (error.status()) {
            case 401 ->
                hasKey
                        ? "the service does not accept the key: check that it is complete and issued by this service"
                        : "the client has no key: set one with options.key(ApiKey.of(…))";
            case 404 ->
                error.body().startsWith("404 page not found")
                        ? "the server responds like a node, not like a data service: check the URL, or use NodeClient"
                        : null;
            default -> null;
        };
    }
}
