package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options that were set for a call. What is null is as in the run of several calls that this call is part of, or
 * as the client's options say.
 *
 * @param run the run that this call is part of
 */
public record CallOptions(
        @Nullable Duration timeout,
        @Nullable Duration attemptTimeout,
        @Nullable Integer retries,
        Map<String, String> headers,
        boolean keepBody,
        @Nullable Run run) {
    public static final CallOptions NONE = new CallOptions(null, null, null, Map.of(), false, null);

    public CallOptions withTimeout(Duration length) {
        Duration checked = Require.positive("timeout", length);
        return new CallOptions(checked, attemptTimeout, retries, headers, keepBody, run);
    }

    public CallOptions withAttemptTimeout(Duration length) {
        Duration checked = Require.positive("attemptTimeout", length);
        return new CallOptions(timeout, checked, retries, headers, keepBody, run);
    }

    public CallOptions withRetries(int number) {
        int checked = Require.between(0, 100, "retries", number);
        return new CallOptions(timeout, attemptTimeout, checked, headers, keepBody, run);
    }

    public CallOptions withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(HeaderText.name(name), HeaderText.value(name, value));
        return new CallOptions(timeout, attemptTimeout, retries, more, keepBody, run);
    }

    public CallOptions keepingBody() {
        return new CallOptions(timeout, attemptTimeout, retries, headers, true, run);
    }

    /** These options, and {@code other} where they are unset. */
    public CallOptions or(CallOptions other) {
        if (other.equals(NONE)) {
            return this;
        }
        Map<String, String> all = new LinkedHashMap<>(other.headers);
        all.putAll(headers);
        return new CallOptions(
                timeout != null ? timeout : other.timeout,
                attemptTimeout != null ? attemptTimeout : other.attemptTimeout,
                retries != null ? retries : other.retries,
                all,
                keepBody || other.keepBody,
                run != null ? run : other.run);
    }

    /** {@return the names of headers, never their values} */
    @Override
    public String toString() {
        return "CallOptions[timeout " + timeout + ", attemptTimeout " + attemptTimeout + ", retries " + retries
                + ", headers " + headers.keySet() + "]";
    }
}
