package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;

/** Executes a call on the calling thread. It only waits; {@link CallExecution} has the rules. */
record BlockingDriver<T>(Transport transport, CallExecution<T> execution) {
    /** Returns the response or throws. */
    ApiResponse<T> run() {
        CallExecution.Step<T> step = CallExecution.Step.wait(Duration.ZERO);
        while (true) {
            step = attempt(step.delay());
            if (step.failure() != null && step.inquiry() != null) {
                step = execution.ended(explained(step.failure(), step.inquiry()));
            }
            if (step.failure() != null) {
                throw step.failure();
            }
            if (step.response() != null) {
                return step.response();
            }
        }
    }

    private static RuntimeException explained(RuntimeException failure, Call<AvalancheException> inquiry) {
        try {
            return inquiry.execute();
        } catch (RuntimeException e) {
            return failure; // nothing more is known
        }
    }

    private CallExecution.Step<T> attempt(Duration delay) {
        try {
            sleep(delay);
            CallExecution.Step<T> held = beforeAttempt();
            while (!held.delay().isZero()) {
                sleep(held.delay());
                held = beforeAttempt(); // another call may have closed the gate again
            }
            return held.failure() != null ? held : send();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return execution.interrupted();
        } catch (RuntimeException e) {
            return execution.ended(e);
        } catch (Error e) {
            execution.release(e);
            throw e;
        }
    }

    /** Closing the client ends a wait early. */
    private CallExecution.Step<T> beforeAttempt() {
        return transport.isClosed() ? execution.closed() : execution.beforeAttempt();
    }

    private CallExecution.Step<T> send() {
        okhttp3.Call call = execution.attempt();
        Runnable open = transport.onClose(call::cancel);
        Runnable disarm = transport.whenOverdue(execution.remaining(), () -> {
            execution.deadlinePassed();
            call.cancel();
        });
        try {
            return execution.responded(call, call.execute());
        } catch (IOException e) {
            return execution.failed(call, e);
        } catch (Exception e) {
            return execution.failed(call, interrupted(call, e));
        } finally {
            disarm.run();
            open.run();
        }
    }

    /** While connecting, OkHttp throws an undeclared exception for an interrupt, and the flag is cleared. */
    private static IOException interrupted(okhttp3.Call call, Exception thrown) {
        if (thrown instanceof RuntimeException) {
            throw (RuntimeException) thrown;
        }
        Thread.currentThread().interrupt();
        call.cancel();
        return new InterruptedIOException("interrupted while connecting");
    }

    private void sleep(Duration length) throws InterruptedException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedException();
        }
        if (!length.isZero()) {
            transport.clock().sleep(length);
        }
    }
}
