package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.codec.Redactor;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.http.SendTracker;
import io.github.avalanche4j.core.internal.http.Version;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * One run of a call, from its first attempt to its end. Knows nothing of threads: a driver asks it what to do next, does it,
 * and tells what came of it. So the blocking and the background driver cannot differ in anything but how they wait.
 */
final class CallExecution<T> {
    private final Transport transport;
    private final Endpoint<T> endpoint;
    private final Exchange<T> exchange;
    private final CallOptions options;
    private final boolean keepBody;
    private final CallTelemetry observer;
    private final Redactor secrets;
    private final ResponseReader<T> reader;
    private final long start;
    private final List<AvalancheException> earlier = new ArrayList<>();
    private int attempt;
    private long attemptStart;
    private volatile boolean expired;

    CallExecution(
            Transport transport, Endpoint<T> endpoint, Exchange<T> exchange, CallOptions options, boolean keepBody) {
        this.transport = transport;
        this.endpoint = endpoint;
        this.exchange = exchange;
        this.options = options;
        this.keepBody = keepBody;
        this.secrets = new Redactor(transport.secrets());
        this.secrets.hideHeaders(options.headers().values());
        this.reader = new ResponseReader<>(transport, endpoint, exchange, secrets);
        this.start = transport.waits().nanoTime();
        this.observer = new CallTelemetry(transport.options().instrumentation(), endpoint.id(), transport.server());
    }

    Transport transport() {
        return transport;
    }

    /** What the driver does next: end with a response or an exception, or wait and attempt. */
    record Step<T>(
            @Nullable ApiResponse<T> response, @Nullable RuntimeException failure, Duration delay) {
        static <T> Step<T> wait(Duration delay) {
            return new Step<>(null, null, delay);
        }
    }

    private long now() {
        return transport.waits().nanoTime();
    }

    private Duration attemptElapsed() {
        return Duration.ofNanos(now() - attemptStart);
    }

    private Duration elapsed() {
        return Duration.ofNanos(now() - start);
    }

    /** The time until the deadline. */
    Duration left() {
        return options.timeout().minus(elapsed());
    }

    private int most() {
        return options.retries() + 1;
    }

    private Ending ending(String stopped) {
        String where = exchange.verb() + " " + transport.base().pathOf(exchange.url()) + " at " + transport.server();
        return new Ending(endpoint.id(), where, attempt, most(), elapsed(), stopped);
    }

    /** How long to hold the next attempt back, because the server asked all of this client's calls to wait. */
    Step<T> beforeAttempt() {
        Duration held = transport.gate().left(now());
        if (held.compareTo(left()) >= 0 && !held.isZero()) {
            return ended(connection(
                    "held back by the server's rate limit for " + held.toMillis() + " ms, beyond the deadline",
                    Phase.WAITING,
                    true,
                    false,
                    null,
                    "allow more time with timeout(), or call less often"));
        }
        return Step.wait(held);
    }

    /** The next attempt, ready to be sent. */
    okhttp3.Call attempt() {
        attempt++;
        Request.Builder request = new Request.Builder().url(exchange.url()).method(exchange.verb(), exchange.body());
        request.header("User-Agent", Version.USER_AGENT);
        request.header("Accept", exchange.accept());
        String authorization = transport.base().authorization();
        if (authorization != null) {
            request.header("Authorization", authorization);
        }
        transport.options().headers().forEach(request::header);
        supplied().forEach(request::header);
        options.headers().forEach(request::header);
        observer.attemptStarted(attempt).forEach(request::header);
        SendTracker witness = new SendTracker(secrets);
        okhttp3.Call call =
                transport.http().newCall(request.tag(SendTracker.class, witness).build());
        call.timeout().timeout(limit().toNanos(), TimeUnit.NANOSECONDS);
        observer.sending(call.request(), transport.base().pathOf(exchange.url()), secrets);
        attemptStart = now();
        return call;
    }

    private Duration limit() {
        Duration limit = options.attemptTimeout();
        int users = transport.http().callTimeoutMillis();
        if (users > 0 && limit.toMillis() > users) {
            limit = Duration.ofMillis(users);
        }
        Duration shorter = limit.compareTo(left()) < 0 ? limit : left();
        return shorter.compareTo(Duration.ofNanos(1)) > 0 ? shorter : Duration.ofNanos(1);
    }

    private Map<String, String> supplied() {
        Map<String, String> supplied = transport.options().headerSupplier().get();
        supplied.forEach((name, value) -> {
            HeaderText.name(name);
            HeaderText.value(name, value);
        });
        secrets.hideHeaders(supplied.values());
        return supplied;
    }

    /** Reads an answer and says what follows from it. */
    Step<T> answered(okhttp3.Call call, Response response) {
        int seen = witness(call).status();
        int status = seen != 0 ? seen : response.code(); // an interceptor of the user's may answer by itself
        ResponseReader.Result<T> result;
        try (response) {
            result = reader.read(response, status, keepBody);
        } catch (IOException e) {
            return failed(call, e, true);
        }
        observer.attemptEnded(attempt, status, attemptElapsed());
        if (result.fault() != null) {
            return next(result.fault());
        }
        transport.budget().succeeded();
        ApiResponse<T> value = new ApiResponse<>(
                Objects.requireNonNull(result.value()),
                status,
                ResponseReader.headers(response, secrets),
                elapsed(),
                attempt,
                Bytes.of(result.body()),
                result.bodyComplete());
        observer.callEnded(attempt, elapsed(), null);
        return new Step<>(value, null, Duration.ZERO);
    }

    /** Says what follows from there being no answer. */
    Step<T> failed(okhttp3.Call call, IOException fault) {
        return failed(call, fault, false);
    }

    private static SendTracker witness(okhttp3.Call call) {
        return Objects.requireNonNull(call.request().tag(SendTracker.class));
    }

    private Step<T> failed(okhttp3.Call call, IOException fault, boolean reading) {
        SendTracker witness = witness(call);
        observer.attemptEnded(attempt, witness.status(), attemptElapsed());
        Phase phase = reading ? Phase.READING_ANSWER : witness.sent() ? Phase.AWAITING_ANSWER : Phase.CONNECTING;
        IOException clean = secrets.clean(fault);
        if (Thread.currentThread().isInterrupted()) {
            return next(Fault.last(ending -> interrupted(phase, ending, clean)));
        }
        if (transport.isClosed()) {
            return next(Fault.last(ending -> closed(phase, ending, clean)));
        }
        boolean timedOut = expired || fault instanceof InterruptedIOException;
        if (call.isCanceled() && !timedOut) {
            return next(Fault.last(ending -> cancelled(phase, ending, clean)));
        }
        if (reading && endpoint.bulk()) {
            return next(Fault.last(ending -> connection(
                    ending, Words.what(phase, timedOut, clean), phase, timedOut, false, clean, Words.next(phase))));
        }
        RetryPolicy.Kind kind = witness.sent() ? RetryPolicy.Kind.NO_ANSWER : RetryPolicy.Kind.NOT_SENT;
        if (timedOut && witness.sent() && endpoint.retryPlan() != null) {
            kind = RetryPolicy.Kind.FINAL; // the server may still be at it, and a second request would wait as long
        }
        return next(new Fault(
                new RetryPolicy.Seen(kind, 0, null),
                ending -> connection(
                        ending, Words.what(phase, timedOut, clean), phase, timedOut, false, clean, Words.next(phase))));
    }

    /** The caller's thread was interrupted between attempts, or before the first. */
    Step<T> interrupted() {
        return ended(interrupted(Phase.WAITING, ending(""), null));
    }

    /** The client was closed between attempts. */
    Step<T> closed() {
        return ended(closed(Phase.WAITING, ending(""), null));
    }

    /** The future was cancelled between attempts. */
    void cancelled() {
        if (!hasEnded()) {
            Step<T> unheard = ended(cancelled(Phase.WAITING, ending(""), null));
            assert unheard.failure() != null;
        }
    }

    /** The deadline came while an attempt was under way. */
    void expire() {
        expired = true;
    }

    boolean hasEnded() {
        return observer.hasEnded();
    }

    private static ConnectionException closed(Phase phase, Ending ending, @Nullable Throwable cause) {
        return connection(
                ending, "the client was closed", phase, false, false, cause, "close it when its calls have ended");
    }

    private static ConnectionException cancelled(Phase phase, Ending ending, @Nullable Throwable cause) {
        return connection(ending, "cancelled", phase, false, false, cause, "nothing more is sent for this call");
    }

    private ConnectionException interrupted(Phase phase, Ending ending, @Nullable Throwable cause) {
        return connection(
                ending, "the thread was interrupted", phase, false, true, cause, "nothing more is sent for this call");
    }

    private Step<T> next(Fault fault) {
        RetryPolicy.Seen seen = fault.seen();
        if (seen.status() == 429 && seen.hint() != null && seen.hint().compareTo(RetryPolicy.LONGEST_HINT) <= 0) {
            transport.gate().shut(now(), seen.hint());
        }
        RetryPolicy.Decision decision = RetryPolicy.decide(
                seen,
                endpoint.retrySafe(),
                endpoint.retryPlan(),
                attempt,
                most(),
                left(),
                transport.waits().random(),
                transport.budget());
        AvalancheException exception = fault.exception().apply(ending(decision.stopped()));
        Duration delay = decision.delay();
        if (delay == null) {
            return ended(exception);
        }
        earlier.add(exception);
        observer.retrying(exception, delay);
        return Step.wait(delay);
    }

    /** The end for any other reason, such as an exception of a header supplier. */
    Step<T> ended(RuntimeException failure) {
        earlier.forEach(failure::addSuppressed);
        observer.callEnded(attempt, elapsed(), failure);
        return new Step<>(null, failure, Duration.ZERO);
    }

    private ConnectionException connection(
            String what, Phase phase, boolean timedOut, boolean interrupted, @Nullable Throwable cause, String next) {
        return connection(ending(""), what, phase, timedOut, interrupted, cause, next);
    }

    private static ConnectionException connection(
            Ending ending,
            String what,
            Phase phase,
            boolean timedOut,
            boolean interrupted,
            @Nullable Throwable cause,
            String next) {
        return new ConnectionException(
                ending.message(what, next), phase, ending.elapsed(), ending.attempt(), timedOut, interrupted, cause);
    }
}
