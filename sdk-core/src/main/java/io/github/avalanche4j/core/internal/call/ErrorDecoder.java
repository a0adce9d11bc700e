package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Turns an error status into the exception that users see; each kind of server has its own errors. */
@FunctionalInterface
public interface ErrorDecoder {
    /** The exception for {@code error}. */
    AvalancheException decode(ErrorStatus error, FailureContext context);

    /**
     * A call that asks the server what {@code error} means and returns the exception to throw; null if there is nothing
     * to ask. If the call itself fails, the decoded exception is thrown.
     */
    default @Nullable Call<AvalancheException> inquiry(ErrorStatus error, FailureContext context) {
        return null;
    }

    /**
     * A response with an error status, and the path it came from; texts are without secrets.
     *
     * @param redactor redacts text decoded from the body, where an escape may encode any character of a secret
     */
    record ErrorStatus(
            String path,
            int status,
            Headers headers,
            String body,
            @Nullable Duration retryAfter,
            Redactor redactor) {}
}
