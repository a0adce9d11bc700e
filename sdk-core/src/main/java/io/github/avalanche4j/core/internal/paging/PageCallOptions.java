package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The options of the calls that fetch a list's pages; null to use the client's option. */
public record PageCallOptions(
        @Nullable Duration timeout,
        @Nullable Duration attemptTimeout,
        @Nullable Integer retries,
        Map<String, String> headers) {
    static final PageCallOptions NONE = new PageCallOptions(null, null, null, Map.of());

    public PageCallOptions withTimeout(Duration value) {
        return new PageCallOptions(Require.positive("timeout", value), attemptTimeout, retries, headers);
    }

    PageCallOptions withAttemptTimeout(Duration value) {
        return new PageCallOptions(timeout, Require.positive("attemptTimeout", value), retries, headers);
    }

    public PageCallOptions withRetries(int value) {
        return new PageCallOptions(timeout, attemptTimeout, Require.between(0, 100, "retries", value), headers);
    }

    PageCallOptions withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(HeaderText.name(name), HeaderText.value(name, value));
        return new PageCallOptions(timeout, attemptTimeout, retries, more);
    }

    <T> Call<T> applied(Call<T> call) {
        Call<T> applied = timeout == null ? call : call.timeout(timeout);
        applied = attemptTimeout == null ? applied : applied.attemptTimeout(attemptTimeout);
        applied = retries == null ? applied : applied.retries(retries);
        for (Map.Entry<String, String> header : headers.entrySet()) {
            applied = applied.header(header.getKey(), header.getValue());
        }
        return applied;
    }

    /** {@return the names of headers, never their values} */
    @Override
    public String toString() {
        return "PageCallOptions[timeout " + timeout + ", attemptTimeout " + attemptTimeout + ", retries " + retries
                + ", headers " + headers.keySet() + "]";
    }
}
