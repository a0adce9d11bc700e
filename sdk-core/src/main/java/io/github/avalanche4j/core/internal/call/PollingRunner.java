package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Runs a call again and again until its value is the one waited for. One timeout covers all requests and waits. */
public final class PollingRunner<T> implements CallRunner<T> {
    private static final Runnable NOTHING = () -> {};

    private final Transport transport;
    private final CallRunner<T> source;
    private final Predicate<? super T> done;
    private final Duration interval;

    private PollingRunner(Transport transport, CallRunner<T> source, Predicate<? super T> done, Duration interval) {
        this.transport = transport;
        this.source = source;
        this.done = done;
        this.interval = interval;
    }

    /** A call that gives the first value of {@code call} that is {@code done}. */
    public static <T> Call<T> until(Transport transport, Call<T> call, Predicate<? super T> done, Duration interval) {
        return CallAccess.wrap(call, source -> new PollingRunner<>(transport, source, done, interval));
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        Polling polling = new Polling(options);
        while (true) {
            ApiResponse<T> response = source.run(polling.left());
            if (done.test(response.value())) {
                return response;
            }
            Duration wait = polling.wait(response);
            try {
                transport.clock().sleep(wait);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw polling.ended("the thread was interrupted", false, true);
            }
            if (transport.isClosed()) {
                throw polling.ended("the client was closed", false, false);
            }
        }
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        Background<R> background = new Background<>(new Polling(options), lastStep, failures);
        background.next();
        return background.future;
    }

    @Override
    public String toString() {
        return source.toString();
    }

    /** One run: how much time is left, and how often was asked. */
    private final class Polling {
        private final CallOptions options;
        private final long start = transport.clock().nanoTime();
        private int requests;

        Polling(CallOptions options) {
            this.options = options;
        }

        private Duration elapsed() {
            return Duration.ofNanos(transport.clock().nanoTime() - start);
        }

        /** The options of the next request. */
        CallOptions left() {
            requests++;
            Duration left = options.timeout().minus(elapsed());
            if (left.isZero() || left.isNegative()) {
                throw ended("timed out while waiting for the end", true, false);
            }
            return options.withTimeout(left);
        }

        /** How long to wait now; a wait that goes beyond the deadline is not begun. */
        Duration wait(ApiResponse<T> response) {
            if (elapsed().plus(interval).compareTo(options.timeout()) >= 0) {
                throw ended("timed out while waiting for the end, last heard: " + response.value(), true, false);
            }
            return interval;
        }

        ConnectionException ended(String what, boolean timedOut, boolean interrupted) {
            String message = what + " (" + source + ", " + requests + " requests in "
                    + elapsed().toMillis()
                    + " ms); it goes on at the server: ask again, or allow more time with timeout()";
            return new ConnectionException(
                    message,
                    source.toString().split(" ", 2)[0],
                    Phase.WAITING,
                    elapsed(),
                    requests,
                    timedOut,
                    interrupted,
                    timedOut,
                    null);
        }
    }

    /** One run in the background; no thread waits. */
    private final class Background<R> {
        private final Polling polling;
        private final Function<? super ApiResponse<T>, ? extends R> lastStep;
        private final UnaryOperator<RuntimeException> failures;
        private final CompletableFuture<R> future = new CompletableFuture<>();
        // what the end of the future has to stop now: a request, or a timer
        private final AtomicReference<Runnable> stop = new AtomicReference<>(NOTHING);

        Background(
                Polling polling,
                Function<? super ApiResponse<T>, ? extends R> lastStep,
                UnaryOperator<RuntimeException> failures) {
            this.polling = polling;
            this.lastStep = lastStep;
            this.failures = failures;
            Runnable onClose = () -> fail(polling.ended("the client was closed", false, false));
            transport.running().add(onClose);
            future.whenComplete((response, failure) -> {
                transport.running().remove(onClose);
                stop.getAndSet(NOTHING).run();
            });
        }

        void next() {
            if (future.isDone()) {
                return;
            }
            try {
                CompletableFuture<ApiResponse<T>> request =
                        source.runAsync(polling.left(), response -> response, failure -> failure);
                stoppable(() -> request.cancel(true));
                request.whenComplete(this::responded);
            } catch (RuntimeException e) {
                fail(e);
            }
        }

        private void responded(ApiResponse<T> response, @Nullable Throwable failure) {
            try {
                if (failure != null) {
                    fail(failure);
                } else if (done.test(response.value())) {
                    future.complete(lastStep.apply(response));
                } else if (!future.isDone()) {
                    after(polling.wait(response));
                }
            } catch (RuntimeException e) {
                fail(e);
            }
        }

        private void after(Duration wait) {
            // set before the timer runs, or it would take the place of what the next request sets
            AtomicReference<Runnable> timer = new AtomicReference<>(NOTHING);
            stoppable(() -> timer.getAndSet(NOTHING).run());
            timer.set(transport.clock().schedule(wait, this::next));
            if (future.isDone()) {
                timer.getAndSet(NOTHING).run();
            }
        }

        private void stoppable(Runnable stopping) {
            stop.set(stopping);
            if (future.isDone()) {
                stopping.run(); // it ended while this was being set up
            }
        }

        private void fail(Throwable failure) {
            future.completeExceptionally(
                    failure instanceof RuntimeException ? failures.apply((RuntimeException) failure) : failure);
        }
    }
}
