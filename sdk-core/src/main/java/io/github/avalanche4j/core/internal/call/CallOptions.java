package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The options of one call. */
public record CallOptions(
        Duration timeout,
        Duration attemptTimeout,
        int retries,
        Map<String, String> headers,
        @Nullable BackoffSchedule schedule,
        boolean keepBody) {
    /** The options of a client with the defaults. */
    public static final CallOptions DEFAULT = of(ClientOptions.of(options -> {}));

    public static CallOptions of(ClientOptions options) {
        return new CallOptions(options.timeout(), options.attemptTimeout(), options.retries(), Map.of(), null, false);
    }

    /** The options of a client, with the attempts and the time that {@code schedule} needs. */
    public static CallOptions of(ClientOptions options, BackoffSchedule schedule) {
        int retries = options.retries() == 0
                ? 0
                : Math.max(options.retries(), schedule.delays().size());
        Duration each = longer(options.attemptTimeout(), schedule.attemptTimeout());
        Duration all = each.multipliedBy(retries + 1L);
        for (int attempt = 1; attempt <= retries; attempt++) {
            all = all.plus(schedule.delayAfter(attempt));
        }
        return new CallOptions(longer(options.timeout(), all), each, retries, Map.of(), schedule, false);
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    public CallOptions withTimeout(Duration length) {
        Duration checked = Require.positive("timeout", length);
        return new CallOptions(checked, attemptTimeout, retries, headers, schedule, keepBody);
    }

    public CallOptions withAttemptTimeout(Duration length) {
        Duration checked = Require.positive("attemptTimeout", length);
        return new CallOptions(timeout, checked, retries, headers, schedule, keepBody);
    }

    public CallOptions withRetries(int number) {
        int checked = Require.between(0, 100, "retries", number);
        return new CallOptions(timeout, attemptTimeout, checked, headers, schedule, keepBody);
    }

    public CallOptions withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(HeaderText.name(name), HeaderText.value(name, value));
        return new CallOptions(timeout, attemptTimeout, retries, more, schedule, keepBody);
    }

    public CallOptions keepingBody() {
        return new CallOptions(timeout, attemptTimeout, retries, headers, schedule, true);
    }
}
