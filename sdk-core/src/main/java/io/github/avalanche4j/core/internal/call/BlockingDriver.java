package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** The two ways to carry out a run. They hold no rules, only how to wait. */
final class BlockingDriver {
    private BlockingDriver() {}

    /** On the caller's thread; gives the response or throws. */
    static <T> ApiResponse<T> onCallersThread(CallExecution<T> run) {
        CallExecution.Step<T> step = CallExecution.Step.wait(Duration.ZERO);
        while (true) {
            step = attempt(run, step.delay());
            if (step.failure() != null) {
                throw step.failure();
            }
            if (step.response() != null) {
                return step.response();
            }
        }
    }

    private static <T> CallExecution.Step<T> attempt(CallExecution<T> run, Duration delay) {
        try {
            pause(run.transport(), delay);
            CallExecution.Step<T> held = run.beforeAttempt();
            while (!held.delay().isZero()) {
                pause(run.transport(), held.delay());
                held = run.beforeAttempt(); // another call may have shut the gate again meanwhile
            }
            return held.failure() != null ? held : send(run);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return run.interrupted();
        } catch (RuntimeException e) {
            return run.ended(e);
        }
    }

    private static <T> CallExecution.Step<T> send(CallExecution<T> run) {
        Transport transport = run.transport();
        if (transport.isClosed()) {
            return run.closed();
        }
        okhttp3.Call call = run.attempt();
        Runnable stop = call::cancel;
        transport.running().add(stop);
        try {
            if (transport.isClosed()) {
                call.cancel(); // closed between the check and the entry, which close() did not see
            }
            return run.answered(call, call.execute());
        } catch (IOException e) {
            return run.failed(call, e);
        } catch (Exception e) {
            return run.failed(call, interrupted(call, e));
        } finally {
            transport.running().remove(stop);
        }
    }

    /** While it connects, OkHttp lets an interrupt through that it does not declare, and that clears the flag. */
    private static IOException interrupted(okhttp3.Call call, Exception thrown) {
        if (thrown instanceof RuntimeException) {
            throw (RuntimeException) thrown;
        }
        Thread.currentThread().interrupt();
        call.cancel();
        return new InterruptedIOException("interrupted while connecting");
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
    static <T> CompletableFuture<ApiResponse<T>> inBackground(CallExecution<T> run) {
        AsyncDriver<T> background = new AsyncDriver<>(run);
        background.after(Duration.ZERO);
        return background.future();
    }
}
