package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.SendTracker;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.internal.retry.RateLimitHeaders;
import io.github.avalanche4j.core.internal.retry.Retries;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import io.github.avalanche4j.core.value.Bytes;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * One execution of a call, from its first attempt to its end. Knows nothing of threads: a driver asks it what to do
 * next, does it, and reports the result. So the blocking and the async driver cannot differ in anything but how they
 * wait.
 */
final class CallExecution<T> {
    private static final Duration MAX_INQUIRY = Duration.ofSeconds(2);
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int MAX_EARLIER = 10;

    private final Exchange<T> exchange;
    private final CallOptions options;
    private final RequestFactory requests;
    private final ResponseReader<T> reader;
    private final Retries retries;
    private final CallTelemetry telemetry;
    private final Redactor redactor;
    private final Clock clock;
    private final BooleanSupplier clientClosed;
    private final boolean rangedRead;
    private final FailureContext start;
    private final long startNanos;
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
            Exchange<T> exchange,
            CallOptions options,
            RequestFactory requests,
            ResponseReader<T> reader,
            Retries retries,
            CallTelemetry telemetry,
            Redactor redactor,
            Clock clock,
            BooleanSupplier clientClosed,
            boolean rangedRead,
            FailureContext start) {
        this.exchange = exchange;
        this.options = options;
        this.requests = requests;
        this.reader = reader;
        this.retries = retries;
        this.telemetry = telemetry;
        this.redactor = redactor;
        this.clock = clock;
        this.clientClosed = clientClosed;
        this.rangedRead = rangedRead;
        this.start = start;
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
    Duration left() {
        return options.timeout().minus(elapsed());
    }

    private FailureContext context(String remark) {
        return new FailureContext(start.endpoint(), start.where(), attempt, retries.maxAttempts(), elapsed(), remark);
    }

    /** How long to hold the next attempt back, because the server asked all of this client's calls to wait. */
    Step<T> beforeAttempt() {
        Duration wait = retries.heldBack(clock.nanoTime(), left());
        if (wait.isZero()) {
            return Step.wait(wait);
        }
        boolean tooLate = wait.compareTo(left()) >= 0;
        if (tooLate || heldBy.isEmpty()) {
            heldBy = retries.heldBy();
        }
        if (tooLate) {
            return ended(ConnectionFailure.rateLimited(heldBy).toException(context("")));
        }
        held = held.plus(wait);
        return Step.wait(wait);
    }

    /** The next attempt, ready to be sent. */
    okhttp3.Call attempt() {
        attempt++;
        limit = RateLimitHeaders.NONE;
        Duration left = left();
        attemptLeft = left;
        timeLimit = requests.firstLimit(options.attemptTimeout(), left);
        okhttp3.Call call =
                requests.newCall(exchange, options, telemetry.attemptStarted(attempt), redactor, this::remember, left);
        telemetry.sending(call.request(), start.where(), redactor);
        attemptStart = clock.nanoTime();
        return call;
    }

    /** Reads a response and says what follows from it. */
    Step<T> responded(okhttp3.Call call, Response response) {
        int tracked = tracker(call).status();
        int status = tracked != 0 ? tracked : response.code(); // an interceptor of the user's may respond by itself
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
            return next(result.failure());
        }
        retries.succeeded();
        ApiResponse<T> value = new ApiResponse<>(
                Objects.requireNonNull(result.value()),
                status,
                reader.headers(response),
                elapsed(),
                attempt,
                Bytes.of(result.body()),
                result.bodyComplete());
        telemetry.callEnded(attempt, elapsed(), null);
        return new Step<>(value, null, null, Duration.ZERO);
    }

    /** Says what follows from there being no response. */
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
        IOException cause = redactor.redact(fault);
        boolean timedOut = deadlinePassed || fault instanceof InterruptedIOException;
        if (Thread.currentThread().isInterrupted()) {
            return next(permanent(ConnectionFailure.interrupted(phase, cause)));
        }
        if (clientClosed.getAsBoolean()) {
            return next(permanent(ConnectionFailure.closed(phase, cause)));
        }
        if (call.isCanceled() && !timedOut) {
            return next(permanent(ConnectionFailure.cancelled(phase, cause)));
        }
        TimeLimit passed =
                deadlinePassed ? TimeLimit.DEADLINE : TimeLimit.of(timeLimit, phase == Phase.CONNECTING, fault);
        boolean heldTooLong = timedOut && passed == TimeLimit.DEADLINE && held.compareTo(attemptLeft) > 0;
        ConnectionFailure failure = heldTooLong
                ? ConnectionFailure.heldTooLong(phase, held, heldBy, attemptLeft, cause)
                : ConnectionFailure.of(phase, timedOut ? passed : null, fault, cause);
        // after a cut, the caller of a range asks for less; and behind a schedule the server may still be at work
        boolean last = reading && rangedRead || timedOut && tracker.sent() && retries.isScheduled();
        if (last || !failure.isTransient()) {
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
        if (!hasEnded()) {
            Step<T> unheard =
                    ended(ConnectionFailure.cancelled(Phase.WAITING, null).toException(context("")));
            assert unheard.failure() != null;
        }
    }

    /** The deadline came before the request's turn did. */
    Step<T> expiredInQueue(boolean queued, int running, int callbacksWithTurn) {
        ConnectionFailure failure =
                queued ? ConnectionFailure.queued(running, callbacksWithTurn) : ConnectionFailure.notBegun();
        return ended(failure.toException(context("")));
    }

    /** Whether a thread of the HTTP client carries the request out. */
    boolean hasBegun(okhttp3.Call call) {
        return tracker(call).begun();
    }

    /** The deadline came while an attempt was under way. */
    void deadlinePassed() {
        deadlinePassed = true;
    }

    boolean hasEnded() {
        return telemetry.hasEnded();
    }

    private Step<T> next(CallFailure failure) {
        RetryPolicy.Decision decision = retries.next(failure.outcome(), attempt, limit, clock.nanoTime(), left());
        AvalancheException exception = failure.exception().apply(context(decision.remark()));
        Duration delay = decision.delay();
        if (delay == null) {
            return last(exception, failure.inquiry().apply(context("")));
        }
        remember(exception);
        telemetry.retrying(exception, delay);
        return Step.wait(delay);
    }

    private Step<T> last(AvalancheException exception, @Nullable Call<AvalancheException> inquiry) {
        Duration left = left();
        if (inquiry == null || left.isNegative() || left.isZero()) {
            return ended(exception);
        }
        Duration limit = left.compareTo(MAX_INQUIRY) < 0 ? left : MAX_INQUIRY;
        return new Step<>(null, exception, inquiry.retries(0).timeout(limit), Duration.ZERO);
    }

    /** Keeps what went wrong before, for the exception that is thrown in the end. */
    private void remember(Throwable failure) {
        if (earlier.size() < MAX_EARLIER) {
            earlier.add(failure);
        }
    }

    /** The end for any other reason, such as an exception of the user's own code. */
    Step<T> ended(RuntimeException failure) {
        release(failure);
        return Step.end(failure);
    }

    /** Nothing follows: what the call holds is given back. */
    void release(Throwable failure) {
        retries.ended();
        earlier.stream().filter(each -> each != failure).forEach(failure::addSuppressed);
        telemetry.callEnded(attempt, elapsed(), failure);
    }
}
