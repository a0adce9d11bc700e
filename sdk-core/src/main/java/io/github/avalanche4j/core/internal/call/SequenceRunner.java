package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Carries out the steps of a sequence, on the calling thread or in the background. */
record SequenceRunner<T>(String name, @Override @Nullable Transport transport, Function<Run, ? extends Step<T>> begin)
        implements CallRunner<T> {
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
        Runnable open = onClose(run, () -> future.cancel(true));
        try {
            if (!run.clock().await(future, run.remaining())) {
                throw run.late();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw run.interrupted(e);
        } finally {
            open.run();
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
            throw Sequence.reason(e);
        }
    }

    /** Runs {@code action} when the client of {@code run} is closed, until the returned action is run. */
    private static Runnable onClose(Run run, Runnable action) {
        return run.transport() == null ? () -> {} : run.transport().onClose(action);
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
            Runnable open = onClose(run, () -> elsewhere(() -> guarded(() -> run.check(false))));
            future.whenComplete((response, failure) -> {
                open.run();
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
            } catch (Throwable e) { // also a checked exception, which other languages need not declare
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
                request = run.start(ask.call());
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
                return ask.failed().apply(Sequence.reason(e));
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
            // the thread that completes it is not one of the client
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
