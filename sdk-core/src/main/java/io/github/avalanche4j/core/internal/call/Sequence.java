package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Several calls as one call: under one deadline, with options that reach each request, on the calling thread or in the
 * background. Sequences nest, because each is a call.
 */
public final class Sequence {
    private Sequence() {}

    static <T> Call<T> of(String name, @Nullable Transport transport, Function<Run, ? extends Step<T>> begin) {
        return CallAccess.call(new SequenceRunner<>(name, transport, begin), CallOptions.NONE);
    }

    /** A call of a client that runs the call that {@code script} makes for each run. */
    public static <T> Call<T> call(
            String name, @Nullable Transport transport, Function<Run, ? extends Call<T>> script) {
        return of(name, transport, run -> Step.last(script.apply(run)));
    }

    /** Makes a call of a script that may block. In the background, the script runs on a thread of the client. */
    public static <T> Call<T> blocking(
            String name, @Nullable Transport transport, Function<Run, ? extends Call<T>> script) {
        return of(
                name,
                transport,
                run -> new Step.Await<>(
                        () -> CompletableFuture.completedFuture(run), same -> Step.last(script.apply(same))));
    }

    /** Runs {@code first}, then the call that {@code next} makes of its value. */
    public static <S, T> Call<T> then(Call<S> first, Function<? super S, ? extends Call<T>> next) {
        CallRunner<S> runner = CallAccess.runner(first);
        return of(
                runner.toString(),
                runner.transport(),
                run -> Step.ask(first, value -> Step.last(Objects.requireNonNull(next.apply(value), "next"))));
    }

    /** Runs {@code call}; if it fails, the call that {@code next} makes of the failure. */
    public static <T> Call<T> recover(Call<T> call, Function<? super RuntimeException, ? extends Call<T>> next) {
        CallRunner<T> runner = CallAccess.runner(call);
        return of(
                runner.toString(),
                runner.transport(),
                run -> new Step.Ask<>(call, Step.Done::new, failure -> Step.last(next.apply(failure))));
    }

    /** Runs {@code call}; if a request fails, its value is {@code other}. */
    public static <T> Call<T> orElse(Call<T> call, T other) {
        return recover(call, failure -> isOfRequest(failure) ? Call.completed(other) : failed(failure));
    }

    /** A call that fails. */
    public static <T> Call<T> failed(RuntimeException failure) {
        return CallAccess.call(FixedRunner.failed(failure), CallOptions.NONE);
    }

    /** Waits for what {@code begin} starts elsewhere, and cancels it at the deadline. */
    public static <T> Call<T> await(String name, Supplier<? extends CompletionStage<T>> begin) {
        return of(name, null, run -> new Step.Await<>(begin, Step.Done::new));
    }

    /** Repeats the call that {@code round} makes until it has a value, with pauses; fails if the deadline comes first. */
    public static <T> Call<T> repeat(Duration interval, Supplier<? extends Call<Optional<T>>> round) {
        return of("repeat", null, run -> again(interval, round));
    }

    private static <T> Step<T> again(Duration interval, Supplier<? extends Call<Optional<T>>> round) {
        return Step.ask(round.get(), value -> {
            if (value.isPresent()) {
                return new Step.Done<>(value.get());
            }
            return interval.isZero()
                    ? again(interval, round)
                    : new Step.Pause<>(interval, () -> again(interval, round));
        });
    }

    /** Whether a call ended because its time was over. */
    public static boolean isLate(@Nullable Throwable failure) {
        return failure instanceof ConnectionException ended && ended.timedOut();
    }

    /** Whether a call ended because its thread was interrupted. */
    public static boolean isInterrupted(RuntimeException failure) {
        return failure instanceof ConnectionException ended && ended.interrupted();
    }

    /** Whether a request failed, after which a sequence may go on: not after an interrupt, or a failure of other code. */
    public static boolean isOfRequest(RuntimeException failure) {
        return failure instanceof AvalancheException && !isInterrupted(failure);
    }

    /** The exception with which a stage failed. */
    public static RuntimeException reason(Throwable failure) {
        Throwable reason = failure;
        while (reason instanceof CompletionException && reason.getCause() != null) {
            reason = reason.getCause();
        }
        if (reason instanceof Error error) {
            throw error;
        }
        return reason instanceof RuntimeException known ? known : new IllegalStateException(reason);
    }
}
