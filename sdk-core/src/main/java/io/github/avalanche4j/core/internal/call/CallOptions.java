package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options that were set for a call. What is null is as in the run of several calls that this call is part of, or
 * as the client's options say.
 *
 * @param quiet whether retries are logged at the level of details
 * @param run the run that this call is part of
 */
public record CallOptions(
        @Nullable Duration timeout,
        @Nullable Duration attemptTimeout,
        @Nullable Integer retries,
        Map<String, String> headers,
        boolean keepBody,
        boolean quiet,
        @Nullable Run run) {
    public static final CallOptions NONE = new CallOptions(null, null, null, Map.of(), false, false, null);
    /** The options of a call whose caller logs failures itself. */
    public static final CallOptions QUIET = new CallOptions(null, null, null, Map.of(), false, true, null);

    public CallOptions withTimeout(Duration length) {
        Duration checked = Require.timeLimit("timeout", length);
        return new CallOptions(checked, attemptTimeout, retries, headers, keepBody, quiet, run);
    }

    public CallOptions withAttemptTimeout(Duration length) {
        Duration checked = Require.timeLimit("attemptTimeout", length);
        return new CallOptions(timeout, checked, retries, headers, keepBody, quiet, run);
    }

    public CallOptions withRetries(int number) {
        int checked = Require.between(0, 100, "retries", number);
        return new CallOptions(timeout, attemptTimeout, checked, headers, keepBody, quiet, run);
    }

    public CallOptions withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(HeaderText.name(name), HeaderText.value(name, value));
        return new CallOptions(timeout, attemptTimeout, retries, more, keepBody, quiet, run);
    }

    public CallOptions keepingBody() {
        return new CallOptions(timeout, attemptTimeout, retries, headers, true, quiet, run);
    }

    /** These options, and {@code other} where they are unset. */
    public CallOptions or(CallOptions other) {
        Map<String, String> all = headers;
        if (!other.headers.isEmpty()) {
            all = new LinkedHashMap<>(other.headers);
            all.putAll(headers);
        }
        return new CallOptions(
                timeout != null ? timeout : other.timeout,
                attemptTimeout != null ? attemptTimeout : other.attemptTimeout,
                retries != null ? retries : other.retries,
                all,
                keepBody || other.keepBody,
                quiet || other.quiet,
                run != null ? run : other.run);
    }

    /** {@return the names of headers, never their values} */
    @Override
    public String toString() {
        return "CallOptions[timeout " + timeout + ", attemptTimeout " + attemptTimeout + ", retries " + retries
                + ", headers " + headers.keySet() + "]";
    }

    /** The time and the retries that a call has: those of its client, unless its own options say otherwise. */
    public record Limits(Duration timeout, Duration attemptTimeout, int retries) {
        /** The limits of a client, with the attempts and the time that {@code schedule} needs. */
        static Limits of(ClientSettings options, @Nullable BackoffSchedule schedule) {
            if (schedule == null) {
                return new Limits(options.timeout(), options.attemptTimeout(), options.retries());
            }
            int retries = options.retries() == 0
                    ? 0
                    : Math.max(options.retries(), schedule.delays().size());
            Duration each = longer(options.attemptTimeout(), schedule.attemptTimeout());
            Duration all = each.multipliedBy(retries + 1L);
            for (int attempt = 1; attempt <= retries; attempt++) {
                all = all.plus(schedule.delayAfter(attempt));
            }
            return new Limits(longer(options.timeout(), all), each, retries);
        }

        private static Duration longer(Duration one, Duration other) {
            return one.compareTo(other) >= 0 ? one : other;
        }

        /** The limits of one call; a call in a run of several ends with that run at the latest. */
        Limits with(CallOptions call) {
            return new Limits(
                    Run.shorter(call.timeout() != null ? call.timeout() : timeout, call.run()),
                    call.attemptTimeout() != null ? call.attemptTimeout() : attemptTimeout,
                    call.retries() != null ? call.retries() : retries);
        }
    }
}
