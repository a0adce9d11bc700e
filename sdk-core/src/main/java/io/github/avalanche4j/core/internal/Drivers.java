package io.github.avalanche4j.core.internal;

import io.github.avalanche4j.core.ApiResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** The two ways to carry out a run. They hold no rules, only how to wait. */
final class Drivers {
    private Drivers() {}

    /** On the caller's thread; gives the response or throws. */
    static <T> ApiResponse<T> onCallersThread(Run<T> run) {
        Duration delay = Duration.ZERO;
        while (true) {
            Run.Step<T> step = attempt(run, delay);
            if (step.failure() != null) {
                throw step.failure();
            }
            if (step.response() != null) {
                return step.response();
            }
            delay = step.delay();
        }
    }

    private static <T> Run.Step<T> attempt(Run<T> run, Duration delay) {
        Transport transport = run.transport();
        try {
            pause(transport, delay);
            Run.Step<T> held = run.beforeAttempt();
            if (held.failure() != null) {
                return held;
            }
            pause(transport, held.delay());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return run.interrupted();
        }
        okhttp3.Call call;
        try {
            transport.checkOpen();
            call = run.attempt();
        } catch (RuntimeException e) {
            return run.ended(e);
        }
        transport.running().add(call);
        try {
            if (transport.isClosed()) {
                call.cancel(); // closed between the check and the entry, which close() did not see
            }
            return run.answered(call, call.execute());
        } catch (IOException e) {
            return run.failed(call, e);
        } finally {
            transport.running().remove(call);
        }
    }

    private static void pause(Transport transport, Duration length) throws InterruptedException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedException();
        }
        if (!length.isZero()) {
            transport.waits().pause(length);
        }
    }

    /** In the background; the future completes on a thread of the HTTP client. */
    static <T> CompletableFuture<ApiResponse<T>> inBackground(Run<T> run) {
        BackgroundRun<T> background = new BackgroundRun<>(run);
        background.after(Duration.ZERO);
        return background.future();
    }
}
