package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.SendTracker;
import io.github.avalanche4j.core.internal.retry.RateLimitHeaders;
import io.github.avalanche4j.core.internal.retry.Retries;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import io.github.avalanche4j.core.value.Bytes;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * One execution of a call, from its first attempt to its end. It uses no thread: a driver asks it for the next step,
 * carries it out, and reports the result. So the blocking and the async driver differ only in how they wait.
 */
final class CallExecution<T> {
    private static final Duration MAX_INQUIRY = Duration.ofSeconds(2);
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int MAX_EARLIER = 10;

    private final Transport transport;
    private final CallOptions options;
    private final CallOptions.Limits limits;
    private final ResponseReader<T> reader;
    private final Retries retries;
    private final CallTelemetry telemetry;
    private final FailureContext place;
    private final Clock clock;
    private final long startNanos;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final List<Throwable> earlier = new ArrayList<>();
    private RateLimitHeaders limit = RateLimitHeaders.NONE;
    private int attempt;
    private long attemptStart;
    private Duration attemptLeft = Duration.ZERO;
    private Duration held = Duration.ZERO;
    private String heldBy = "";
    private TimeLimit timeLimit = TimeLimit.ATTEMPT;
    private volatile boolean deadlinePassed;

    CallExecution(
            Transport transport,
            CallOptions options,
            CallOptions.Limits limits,
            ResponseReader<T> reader,
            Retries retries,
            CallTelemetry telemetry,
            FailureContext place) {
        this.transport = transport;
        this.options = options;
        this.limits = limits;
        this.reader = reader;
        this.retries = retries;
        this.telemetry = telemetry;
        this.place = place;
        this.clock = transport.clock();
        this.startNanos = clock.nanoTime();
    }

    /**
     * What the driver does next: end with a response or an exception, ask for a better exception, or wait and attempt.
     */
    record Step<T>(
            @Nullable ApiResponse<T> response,
            @Nullable RuntimeException failure,
            @Nullable Call<AvalancheException> inquiry,
            Duration delay) {
        static <T> Step<T> wait(Duration delay) {
            return new Step<>(null, null, null, delay);
        }

        static <T> Step<T> end(RuntimeException failure) {
            return new Step<>(null, failure, null, Duration.ZERO);
        }
    }

    private Duration attemptElapsed() {
        return Duration.ofNanos(clock.nanoTime() - attemptStart);
    }

    private Duration elapsed() {
        return Duration.ofNanos(clock.nanoTime() - startNanos);
    }

    /** The time until the deadline. */
    Duration remaining() {
        return limits.timeout().minus(elapsed());
    }

    private FailureContext context(String remark) {
        return context(remark, false);
    }

    private FailureContext context(String remark, boolean mayActTwice) {
        return new FailureContext(
                place.endpoint(), place.where(), attempt, retries.maxAttempts(), elapsed(), remark, mayActTwice);
    }

    /** How long to delay the next attempt, because the server asked all of this client's calls to wait. */
    Step<T> beforeAttempt() {
        Duration wait = retries.heldBack(clock.nanoTime(), remaining());
        if (wait.isZero()) {
            return Step.wait(wait);
        }
        boolean tooLate = wait.compareTo(remaining()) >= 0;
        if (tooLate || heldBy.isEmpty()) {
            heldBy = retries.heldBy();
        }
        if (tooLate) {
            return ended(
                    ConnectionFailure.rateLimited(heldBy, retries.opensIn()).toException(context("")));
        }
        held = held.plus(wait);
        return Step.wait(wait);
    }

    /** The next attempt, ready to be sent. */
    okhttp3.Call attempt() {
        attempt++;
        if (options.run() != null) {
            options.run().attempted();
        }
        limit = RateLimitHeaders.NONE;
        Duration remaining = remaining();
        attemptLeft = remaining;
        TimeLimit.Passing first = transport.requests().firstLimit(limits.attemptTimeout(), remaining);
        timeLimit = first.limit();
        okhttp3.Call call = transport
                .requests()
                .newCall(
                        reader.exchange(),
                        options,
                        telemetry.attemptStarted(attempt),
                        reader.redactor(),
                        this::remember,
                        first.length());
        telemetry.sending(call.request(), place.where(), reader.redactor());
        attemptStart = clock.nanoTime();
        return call;
    }

    /** Reads a response and returns the next step. */
    Step<T> responded(okhttp3.Call call, Response response) {
        int tracked = tracker(call).status();
        int status = tracked != 0 ? tracked : response.code(); // a user's interceptor may respond itself
        limit = RateLimitHeaders.of(response::header);
        if (status != TOO_MANY_REQUESTS) {
            retries.responded(limit, clock.nanoTime());
        }
        ResponseReader.Result<T> result;
        try (response) {
            result = reader.read(response, status, options.keepBody(), context(""));
        } catch (IOException e) {
            return failed(call, e, true);
        }
        telemetry.attemptEnded(attempt, status, attemptElapsed());
        if (result.failure() != null) {
            return next(reader.exchange().narrows() ? result.failure().narrowed() : result.failure());
        }
        retries.succeeded();
        ApiResponse<T> value = CallAccess.response(
                Objects.requireNonNull(result.value()),
                status,
                reader.headers(response),
                elapsed(),
                attempt,
                Bytes.of(result.body()),
                result.bodyComplete());
        if (!ended.getAndSet(true)) {
            telemetry.callEnded(attempt, elapsed(), null);
        }
        if (options.run() != null) {
            options.run().responded(value);
        }
        return new Step<>(value, null, null, Duration.ZERO);
    }

    /** Returns the next step after an attempt without a response. */
    Step<T> failed(okhttp3.Call call, IOException fault) {
        return failed(call, fault, false);
    }

    private static SendTracker tracker(okhttp3.Call call) {
        return Objects.requireNonNull(call.request().tag(SendTracker.class));
    }

    private Step<T> failed(okhttp3.Call call, IOException thrown, boolean reading) {
        IOException fault = SendTracker.reported(thrown);
        SendTracker tracker = tracker(call);
        telemetry.attemptEnded(attempt, tracker.status(), attemptElapsed());
        Phase phase = reading ? Phase.READING_RESPONSE : tracker.sent() ? Phase.AWAITING_RESPONSE : Phase.CONNECTING;
        IOException cause = reader.redactor().redact(fault);
        boolean timedOut = deadlinePassed || fault instanceof InterruptedIOException;
        if (Thread.currentThread().isInterrupted()) {
            return next(permanent(ConnectionFailure.interrupted(phase, cause)));
        }
        if (transport.isClosed()) {
            return next(permanent(ConnectionFailure.closed(phase, cause)));
        }
        if (call.isCanceled() && !timedOut) {
            return next(permanent(ConnectionFailure.cancelled(phase, cause)));
        }
        TimeLimit passed =
                deadlinePassed ? TimeLimit.DEADLINE : TimeLimit.of(timeLimit, phase == Phase.CONNECTING, fault);
        boolean heldTooLong =
                timedOut && passed == TimeLimit.DEADLINE && !held.isZero() && held.compareTo(attemptLeft) > 0;
        @Nullable InetSocketAddress proxy = phase == Phase.CONNECTING ? transport.proxy() : null;
        ConnectionFailure failure;
        if (heldTooLong) {
            failure = ConnectionFailure.heldTooLong(phase, held, heldBy, attemptLeft, cause);
        } else if (proxy != null) {
            failure = ConnectionFailure.throughProxy(proxy, timedOut ? passed : null, fault, cause);
        } else {
            failure = ConnectionFailure.of(phase, timedOut ? passed : null, fault, cause);
        }
        // after a response was cut off, the caller of a range requests less; after a scheduled time limit, the server
        // may still be working
        boolean isLast = reading && reader.endpoint().ranged()
                || tracker.sent() && (reader.exchange().narrows() || timedOut && retries.isScheduled());
        if (isLast || !failure.isTransient()) {
            return next(permanent(failure));
        }
        RetryPolicy.Kind kind = tracker.sent() ? RetryPolicy.Kind.NO_RESPONSE : RetryPolicy.Kind.NOT_SENT;
        return next(new CallFailure(new RetryPolicy.Outcome(kind, 0, null), failure::toException));
    }

    private static CallFailure permanent(ConnectionFailure failure) {
        return CallFailure.permanent(failure::toException);
    }

    /** The caller's thread was interrupted between attempts, or before the first. */
    Step<T> interrupted() {
        return ended(ConnectionFailure.interrupted(Phase.WAITING, null).toException(context("")));
    }

    /** The client was closed between attempts. */
    Step<T> closed() {
        return ended(ConnectionFailure.closed(Phase.WAITING, null).toException(context("")));
    }

    /** The future was cancelled between attempts. */
    void cancelled() {
        release(ConnectionFailure.cancelled(Phase.WAITING, null).toException(context("")));
    }

    /** The deadline passed before the request's turn. */
    Step<T> expiredInQueue(boolean queued, int running, int callbacksWithTurn) {
        ConnectionFailure failure =
                queued ? ConnectionFailure.queued(running, callbacksWithTurn) : ConnectionFailure.notBegun();
        return ended(failure.toException(context("")));
    }

    /** Whether a thread of the HTTP client has started the request. */
    boolean hasStarted(okhttp3.Call call) {
        return tracker(call).started();
    }

    /** The deadline passed during an attempt. */
    void deadlinePassed() {
        deadlinePassed = true;
    }

    boolean hasEnded() {
        return ended.get();
    }

    private Step<T> next(CallFailure failure) {
        RetryPolicy.Decision decision = retries.next(failure.outcome(), attempt, limit, clock.nanoTime(), remaining());
        AvalancheException exception = failure.exception()
                .apply(context(
                        decision.reason(),
                        decision.mayHaveActed() && !reader.endpoint().repeatable()));
        Duration delay = decision.delay();
        if (delay == null) {
            return explain(exception, failure.inquiry().apply(context("")));
        }
        remember(exception);
        telemetry.retrying(exception, delay, options.quiet());
        return Step.wait(delay);
    }

    private Step<T> explain(AvalancheException exception, @Nullable Call<AvalancheException> inquiry) {
        Duration remaining = remaining();
        if (inquiry == null || remaining.isNegative() || remaining.isZero()) {
            return ended(exception);
        }
        Duration limit = remaining.compareTo(MAX_INQUIRY) < 0 ? remaining : MAX_INQUIRY;
        CallOptions same = new CallOptions(limit, null, 0, options.headers(), false, options.quiet(), null);
        return new Step<>(null, exception, CallAccess.with(same, inquiry), Duration.ZERO);
    }

    /** Keeps earlier failures for the final exception. */
    private void remember(Throwable failure) {
        if (earlier.size() < MAX_EARLIER) {
            earlier.add(failure);
        }
    }

    /** Ends the call for any other reason, such as an exception of user code. */
    Step<T> ended(RuntimeException failure) {
        release(failure);
        return Step.end(failure);
    }

    /** Ends the call and releases what it holds. Only the first end counts. */
    void release(Throwable failure) {
        if (ended.getAndSet(true)) {
            return;
        }
        retries.ended();
        earlier.stream().filter(each -> each != failure).forEach(failure::addSuppressed);
        telemetry.callEnded(attempt, elapsed(), failure);
    }
}
