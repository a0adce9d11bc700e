package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.http.JsonBody;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Reports the events of a run to the log and to the user's instrumentation. */
final class CallTelemetry {
    private static final Logger LOG = LoggerFactory.getLogger("io.github.avalanche4j.http");
    private static final int LOGGED_BODY = 2 << 10;

    private final String endpoint;
    private final UserCode code;
    private final Instrumentation.Observation observation;

    CallTelemetry(Instrumentation instrumentation, UserCode code, String endpoint, String server) {
        this.endpoint = endpoint;
        this.code = code;
        this.observation = code.get(
                () -> Objects.requireNonNull(instrumentation.callStarted(endpoint, server)),
                new Instrumentation.Observation() {},
                thrown -> {});
    }

    Map<String, String> attemptStarted(int attempt) {
        return code.get(() -> checked(observation.attemptStarted(attempt)), Map.of(), thrown -> {});
    }

    private static Map<String, String> checked(Map<String, String> headers) {
        headers.forEach((name, value) -> HeaderText.value(HeaderText.name(name), value));
        return headers;
    }

    /** {@code where} is the verb, the path and the server. */
    void sending(Request request, String where, Redactor redactor) {
        if (LOG.isTraceEnabled()) {
            String body = request.body() instanceof JsonBody json ? new String(json.json(), UTF_8) : "";
            String clean = redactor.redact(body);
            String shown = clean.length() <= LOGGED_BODY ? clean : clean.substring(0, LOGGED_BODY) + "…";
            LOG.trace(
                    "{}: sending {}, headers {}, {}",
                    endpoint,
                    redactor.redact(where),
                    request.headers().names(),
                    shown);
        }
    }

    void attemptEnded(int attempt, int status, Duration elapsed) {
        LOG.debug("{}: attempt {} ended with status {} after {} ms", endpoint, attempt, status, elapsed.toMillis());
        OptionalInt known = status == 0 ? OptionalInt.empty() : OptionalInt.of(status);
        code.run(() -> observation.attemptEnded(attempt, known, elapsed));
    }

    void retrying(Throwable failure, Duration delay, boolean quiet) {
        LOG.atLevel(quiet ? Level.DEBUG : Level.INFO).log("{}; again in {} ms", failure.getMessage(), delay.toMillis());
    }

    void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
        if (failure != null) {
            LOG.debug("{}: failed after {} attempts and {} ms", endpoint, attempts, elapsed.toMillis(), failure);
        }
        code.run(() -> observation.callEnded(attempts, elapsed, failure));
    }
}
