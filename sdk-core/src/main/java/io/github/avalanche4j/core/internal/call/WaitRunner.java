package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Repeats checks until there is a value. One deadline covers all requests and pauses. */
public final class WaitRunner<T> implements CallRunner<T> {
    private final Transport transport;
    private final String condition;
    private final boolean sitsOutFailures;
    private final Duration interval;
    private final Supplier<Look<T>> looks;

    private WaitRunner(
            Transport transport,
            String condition,
            boolean sitsOutFailures,
            Duration interval,
            Supplier<Look<T>> looks) {
        this.transport = transport;
        this.condition = condition;
        this.sitsOutFailures = sitsOutFailures;
        this.interval = interval;
        this.looks = looks;
    }

    /** A call that returns the first value of {@code call} that is {@code done}; a failure ends it. */
    public static <T> Call<T> until(Transport transport, Call<T> call, Predicate<? super T> done, Duration interval) {
        Look<T> look = wait -> Look.ask(
                call, value -> value.filter(done).isPresent() ? new Look.Found<>(value.get()) : new Look.Again<>());
        String condition = CallAccess.runner(call) + " has ended";
        return CallAccess.wrap(call, source -> new WaitRunner<>(transport, condition, false, interval, () -> look));
    }

    /**
     * A call that checks until {@code condition} is true; the text completes the sentence "waiting until …". A failed
     * request is repeated at the next check.
     */
    public static <T> Call<T> until(
            Transport transport, String condition, Duration timeout, Duration interval, Supplier<Look<T>> looks) {
        return CallAccess.call(
                new WaitRunner<>(transport, condition, true, interval, looks),
                CallOptions.of(transport.options()).withTimeout(timeout));
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        transport.checkOpen();
        Wait wait = new Wait(transport, condition, sitsOutFailures, options);
        Look<T> look = looks.get();
        Look.Next<T> next = look.begin(wait);
        while (!(next instanceof Look.Found<T> found)) {
            if (next instanceof Look.Ask<?, T> ask) {
                next = ask(ask, wait);
            } else {
                pause(wait);
                next = look.begin(wait);
            }
        }
        return wait.found(found.value());
    }

    private static <S, T> Look.Next<T> ask(Look.Ask<S, T> ask, Wait wait) {
        CallOptions options = wait.next(ask);
        Optional<S> value;
        try {
            value = wait.responded(CallAccess.runner(ask.call()).run(options));
        } catch (RuntimeException e) {
            value = wait.failed(e);
        }
        return ask.then().apply(value);
    }

    private void pause(Wait wait) {
        try {
            transport.clock().sleep(wait.pause(interval));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw wait.interrupted();
        }
        wait.resume();
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        transport.checkOpen();
        Background<R> background =
                new Background<>(new Wait(transport, condition, sitsOutFailures, options), lastStep, failures);
        background.guarded(background::look);
        return background.future;
    }

    /** One run in the background; no thread waits. */
    private final class Background<R> {
        private final Wait wait;
        private final Look<T> look = looks.get();
        private final Function<? super ApiResponse<T>, ? extends R> lastStep;
        private final UnaryOperator<RuntimeException> failures;
        private final CompletableFuture<R> future = new CompletableFuture<>();
        private final Pending pending = new Pending(future);

        Background(
                Wait wait,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            this.wait = wait;
            this.lastStep = lastStep;
            this.failures = failures;
            Runnable onClose = () -> guarded(wait::resume);
            transport.running().add(onClose);
            future.whenComplete((response, failure) -> {
                transport.running().remove(onClose);
                pending.stop();
            });
        }

        void look() {
            follow(look.begin(wait));
        }

        private void follow(Look.Next<T> next) {
            if (future.isDone()) {
                return;
            }
            if (next instanceof Look.Found<T> found) {
                R value = lastStep.apply(wait.found(found.value()));
                transport.complete(() -> future.complete(value));
            } else if (next instanceof Look.Ask<?, T> ask) {
                ask(ask);
            } else {
                pending.after(transport.clock(), wait.pause(interval), () -> guarded(this::resume), () -> {});
            }
        }

        private void resume() {
            wait.resume();
            look();
        }

        private <S> void ask(Look.Ask<S, T> ask) {
            CompletableFuture<ApiResponse<S>> request =
                    CallAccess.runner(ask.call()).runAsync(wait.next(ask), response -> response, failure -> failure);
            pending.set(() -> request.cancel(true));
            request.whenComplete((response, failure) -> guarded(() -> {
                if (failure instanceof Error error) {
                    throw error;
                }
                follow(ask.then()
                        .apply(failure instanceof RuntimeException e ? wait.failed(e) : wait.responded(response)));
            }));
        }

        void guarded(Runnable step) {
            try {
                step.run();
            } catch (RuntimeException e) {
                transport.complete(() -> future.completeExceptionally(failures.apply(e)));
            } catch (Error e) {
                transport.complete(() -> future.completeExceptionally(e));
            }
        }
    }

    @Override
    public String toString() {
        return "waiting until " + condition;
    }
}
