package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One run of a call that polls until a condition is true. It keeps the last observation, for the message at the
 * deadline.
 */
public final class Wait {
    private final Run run;
    private final String condition;
    private String endpoint = "";
    private @Nullable String lastSeen;
    private @Nullable AvalancheException lastFailure;

    private Wait(Run run, String condition) {
        this.run = run;
        this.condition = condition;
    }

    /** Polls the state that is waited for. Each run of a wait has its own, which may remember what it saw. */
    @FunctionalInterface
    public interface Poll<T> {
        /** A call that returns the value of the wait, or empty to poll again. Its failure ends the wait. */
        Call<Optional<T>> poll(Wait wait);
    }

    /** Ends the wait. */
    public static <T> Call<Optional<T>> found(T value) {
        return Call.completed(Optional.of(value));
    }

    /** Polls again. */
    public static <T> Call<Optional<T>> again() {
        return Call.completed(Optional.empty());
    }

    /** A call that returns the first value of {@code call} that is {@code done}; a failure ends it. */
    public static <T> Call<T> until(Transport transport, Call<T> call, Predicate<? super T> done, Duration interval) {
        String condition = CallAccess.runner(call) + " has ended";
        return CallAccess.with(
                CallAccess.options(call),
                until(
                        transport,
                        condition,
                        interval,
                        () -> wait -> wait.last(call).map(value -> {
                            wait.saw(String.valueOf(value));
                            return Optional.of(value).filter(done);
                        })));
    }

    /** A call that polls until {@code condition} is true; the text completes the sentence "waiting until …". */
    public static <T> Call<T> until(
            @Nullable Transport transport, String condition, Duration interval, Supplier<? extends Poll<T>> polls) {
        return Sequence.of("waiting until " + condition, transport, run -> {
            Wait wait = new Wait(run, condition);
            Poll<T> poll = polls.get();
            return wait.again(Sequence.repeat(interval, () -> poll.poll(wait)));
        });
    }

    private <T> Step<T> again(Call<T> polling) {
        return new Step.Ask<>(polling, Step.Done::new, failure -> {
            throw failure instanceof ConnectionException ended ? explained(ended) : failure;
        });
    }

    /** The time since the wait began. */
    public Duration elapsed() {
        return run.elapsed();
    }

    /** The time until the deadline. */
    public Duration remaining() {
        return run.remaining();
    }

    /** The time of day. */
    public Instant now() {
        return run.now();
    }

    /** Records what was seen, for the message at the deadline. */
    public void saw(String what) {
        lastSeen = what;
    }

    /** Records a failure that is more informative than a later one. */
    public void saw(AvalancheException failure) {
        saw(String.valueOf(failure.getMessage()));
        lastFailure = failure;
    }

    /** The failure of the last request; null if it succeeded. */
    public @Nullable AvalancheException lastFailure() {
        return lastFailure;
    }

    private <S> Call<S> last(Call<S> call) {
        endpoint = CallAccess.runner(call).toString().split(" ", 2)[0];
        return call;
    }

    /** Sends a request; empty if it failed, because the next poll repeats it. */
    public <S> Call<Optional<S>> ask(Call<S> call) {
        return tolerated(last(call).retries(0));
    }

    /** Sends a request with a part of the time, and with the retries of the wait; empty if it failed. */
    public <S> Call<Optional<S>> ask(Call<S> call, Duration part) {
        return tolerated(last(call).timeout(part));
    }

    private <S> Call<Optional<S>> tolerated(Call<S> call) {
        return Sequence.recover(
                call.map(value -> {
                    lastFailure = null;
                    return Optional.of(value);
                }),
                failure -> {
                    remember(failure);
                    return Call.completed(Optional.empty());
                });
    }

    /** Records a failure that the next poll may not have; any other failure ends the wait. */
    private void remember(RuntimeException failure) {
        if (!(failure instanceof AvalancheException known)) {
            throw failure;
        }
        boolean cutShort = false;
        if (failure instanceof ConnectionException network) {
            if (network.interrupted()) {
                throw network;
            }
            cutShort = network.timedOut() && run.isOver();
        }
        if (!cutShort || lastSeen == null) { // the end of the wait is less informative than what was seen before
            saw(known);
        }
    }

    /** Says what the wait was for and what was seen. */
    private ConnectionException explained(ConnectionException ended) {
        boolean late = ended.timedOut() && ended.phase() == ConnectionException.Phase.WAITING;
        if (!late && !ended.interrupted() && !run.isClosed()) {
            return ended;
        }
        String how = late
                ? "took longer than " + run.timeout().toMillis() + " ms"
                : ended.interrupted() ? "was interrupted" : "ended, because the client was closed";
        return ConnectionException.of(
                "waiting until " + condition + " " + how + run.server()
                        + (late ? "; allow more time with timeout()" : "")
                        + "; last seen: " + (lastSeen == null ? "nothing yet" : lastSeen),
                details -> details.endpoint(endpoint)
                        .elapsed(run.elapsed())
                        .attempts(ended.attempts())
                        .timedOut(late)
                        .interrupted(ended.interrupted())
                        .isTransient(late)
                        .cause(lastFailure));
    }
}
