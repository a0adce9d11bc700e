package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.codec.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** What one call may set for itself. */
public record CallOptions(Duration timeout, Duration attemptTimeout, int retries, Map<String, String> headers) {
    public static CallOptions of(ClientOptions options) {
        return new CallOptions(options.timeout(), options.attemptTimeout(), options.retries(), Map.of());
    }

    CallOptions withTimeout(Duration length) {
        return new CallOptions(Require.positive("timeout", length), attemptTimeout, retries, headers);
    }

    CallOptions withAttemptTimeout(Duration length) {
        return new CallOptions(timeout, Require.positive("attemptTimeout", length), retries, headers);
    }

    CallOptions withRetries(int number) {
        return new CallOptions(timeout, attemptTimeout, Require.between(0, 100, "retries", number), headers);
    }

    CallOptions withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(HeaderText.name(name), HeaderText.value(name, value));
        return new CallOptions(timeout, attemptTimeout, retries, more);
    }
}
