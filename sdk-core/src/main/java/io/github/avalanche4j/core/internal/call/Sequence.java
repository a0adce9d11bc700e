package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Several calls as one call: under one deadline, with options that reach each request, on the calling thread or in the
 * background. Sequences nest, because each is a call.
 */
public final class Sequence<T> implements CallRunner<T> {
    private final String name;
    private final @Nullable Transport transport;
    private final Function<Run, ? extends Step<T>> begin;

    private Sequence(String name, @Nullable Transport transport, Function<Run, ? extends Step<T>> begin) {
        this.name = name;
        this.transport = transport;
        this.begin = begin;
    }

    static <T> Call<T> of(String name, @Nullable Transport transport, Function<Run, ? extends Step<T>> begin) {
        return CallAccess.call(new Sequence<>(name, transport, begin), CallOptions.NONE);
    }

    /** A call of a client that runs the call that {@code script} makes for each run. */
    public static <T> Call<T> call(
            String name, @Nullable Transport transport, Function<Run, ? extends Call<T>> script) {
        return of(name, transport, run -> Step.last(script.apply(run)));
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

    /** A call that fails. */
    public static <T> Call<T> failed(RuntimeException failure) {
        return of("failed", null, run -> {
            throw failure;
        });
    }

    /** Waits, and fails if the deadline comes first. */
    public static Call<Boolean> pause(Duration length) {
        return of("pause", null, run -> new Step.Pause<>(length, () -> new Step.Done<>(true)));
    }

    /** Waits for what {@code begin} starts elsewhere, and cancels it at the deadline. */
    public static <T> Call<T> await(String name, Supplier<? extends CompletionStage<T>> begin) {
        return of(name, null, run -> new Step.Await<>(begin, Step.Done::new));
    }

    /** Repeats the call that {@code round} makes until it has a value, with pauses. */
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

    @Override
    public @Nullable Transport transport() {
        return transport;
    }

    private Run newRun(CallOptions options) {
        Run run = new Run(name, transport, options);
        if (run.transport() != null) {
            run.transport().checkOpen();
        }
        return run;
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        Run run = newRun(options);
        Step<T> step = begin.apply(run);
        while (true) {
            if (step instanceof Step.Done<T> done) {
                return run.response(done.value());
            }
            run.check(true);
            if (step instanceof Step.Ask<?, T> ask) {
                step = asked(ask, run);
            } else if (step instanceof Step.Pause<T> pause) {
                sleep(pause.length(), run);
                step = pause.then().get();
            } else if (step instanceof Step.Await<?, T> await) {
                step = awaited(await, run);
            }
        }
    }

    private static <S, T> Step<T> asked(Step.Ask<S, T> ask, Run run) {
        S value;
        try {
            value = CallAccess.runner(ask.call())
                    .run(run.optionsOf(CallAccess.options(ask.call())))
                    .value();
        } catch (RuntimeException e) {
            return ask.failed().apply(e);
        }
        return ask.then().apply(value);
    }

    private static void sleep(Duration length, Run run) {
        if (length.compareTo(run.remaining()) >= 0) {
            throw run.late();
        }
        try {
            run.clock().sleep(length);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw run.interrupted(e);
        }
    }

    private static <S, T> Step<T> awaited(Step.Await<S, T> await, Run run) {
        CompletableFuture<S> future = await.begin().get().toCompletableFuture();
        Closing closing = new Closing(run.transport(), () -> future.cancel(true));
        try {
            if (!run.clock().await(future, run.remaining())) {
                throw run.late();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw run.interrupted(e);
        } finally {
            closing.end();
            future.cancel(true); // unless it is done
        }
        return await.then().apply(value(future, run));
    }

    private static <S> S value(CompletableFuture<S> done, Run run) {
        try {
            return done.join();
        } catch (CancellationException e) {
            run.check(false);
            throw e;
        } catch (CompletionException e) {
            throw reason(e);
        }
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

    /** An action that closing the client runs, until this is closed. */
    private record Closing(@Nullable Transport transport, Runnable action) {
        Closing {
            if (transport != null) {
                transport.running().add(action);
            }
        }

        void end() {
            if (transport != null) {
                transport.running().remove(action);
            }
        }
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        Background<R> background = new Background<>(newRun(options), lastStep, failures);
        background.guarded(() -> background.follow(begin.apply(background.run)));
        return background.future;
    }

    /** One run in the background; no thread waits. */
    private final class Background<R> {
        private final Run run;
        private final Function<? super ApiResponse<T>, ? extends R> lastStep;
        private final UnaryOperator<RuntimeException> failures;
        private final CompletableFuture<R> future = new CompletableFuture<>();
        private final Pending pending = new Pending(future);

        Background(
                Run run,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            this.run = run;
            this.lastStep = lastStep;
            this.failures = failures;
            // runs user code, which must not hold up the thread that closes the client
            Closing closing = new Closing(run.transport(), () -> elsewhere(() -> guarded(() -> run.check(false))));
            future.whenComplete((response, failure) -> {
                closing.end();
                pending.stop();
            });
        }

        private void elsewhere(Runnable task) {
            if (run.transport() == null) {
                task.run();
            } else {
                run.transport().complete(task);
            }
        }

        void guarded(Runnable task) {
            try {
                task.run();
            } catch (RuntimeException e) {
                future.completeExceptionally(failures.apply(e));
            } catch (Error e) {
                future.completeExceptionally(e);
            }
        }

        /** Carries out steps until one of them has to wait; a loop, so that the stack does not grow with them. */
        void follow(Step<T> first) {
            Step<T> step = first;
            while (step != null && !future.isDone()) {
                step = carryOut(step);
            }
        }

        private @Nullable Step<T> carryOut(Step<T> step) {
            if (step instanceof Step.Done<T> done) {
                R value = lastStep.apply(run.response(done.value()));
                future.complete(value);
                return null;
            }
            run.check(false);
            if (step instanceof Step.Ask<?, T> ask) {
                return ask(ask);
            } else if (step instanceof Step.Pause<T> pause) {
                if (pause.length().compareTo(run.remaining()) >= 0) {
                    throw run.late();
                }
                pending.after(
                        run.clock(),
                        pause.length(),
                        () -> guarded(() -> follow(pause.then().get())),
                        () -> {});
            } else if (step instanceof Step.Await<?, T> await) {
                await(await);
            }
            return null;
        }

        private <S> @Nullable Step<T> ask(Step.Ask<S, T> ask) {
            CompletableFuture<S> request;
            try {
                request = CallAccess.runner(ask.call())
                        .runAsync(
                                run.optionsOf(CallAccess.options(ask.call())), ApiResponse::value, failure -> failure);
            } catch (RuntimeException e) {
                return ask.failed().apply(e);
            }
            if (request.isDone()) {
                return next(ask, request);
            }
            pending.set(() -> request.cancel(true));
            request.whenComplete((value, failure) -> guarded(() -> {
                if (!future.isDone()) {
                    follow(next(ask, request));
                }
            }));
            return null;
        }

        private <S> Step<T> next(Step.Ask<S, T> ask, CompletableFuture<S> request) {
            S value;
            try {
                value = request.join();
            } catch (RuntimeException e) {
                return ask.failed().apply(reason(e));
            }
            return ask.then().apply(value);
        }

        private <S> void await(Step.Await<S, T> await) {
            CompletableFuture<S> awaited = await.begin().get().toCompletableFuture();
            pending.after(
                    run.clock(),
                    run.remaining(),
                    () -> guarded(() -> {
                        throw run.late();
                    }),
                    () -> awaited.cancel(true));
            // the thread that completes it belongs to somebody else
            awaited.whenComplete((value, failure) -> elsewhere(() -> guarded(() -> {
                if (!future.isDone()) {
                    pending.stop(); // the timer
                    follow(await.then().apply(value(awaited, run)));
                }
            })));
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
