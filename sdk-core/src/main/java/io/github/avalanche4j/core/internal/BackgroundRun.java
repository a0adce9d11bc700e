package io.github.avalanche4j.core.internal;

import io.github.avalanche4j.core.ApiResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import okhttp3.Callback;
import okhttp3.Response;

/** A run without a thread of its own: between attempts a timer holds it, during one the HTTP client. */
final class BackgroundRun<T> implements Callback {
    private static final Runnable NOTHING = () -> {};

    private final Run<T> run;
    private final Transport transport;
    private final CompletableFuture<ApiResponse<T>> future = new CompletableFuture<>();
    // what a cancel has to stop now
    private final AtomicReference<Runnable> stop = new AtomicReference<>(NOTHING);

    BackgroundRun(Run<T> run) {
        this.run = run;
        this.transport = run.transport();
        future.whenComplete((response, failure) -> stop.getAndSet(NOTHING).run());
    }

    CompletableFuture<ApiResponse<T>> future() {
        return future;
    }

    void after(Duration delay) {
        if (delay.isZero()) {
            guarded(this::throughGate);
        } else {
            stoppable(transport.waits().later(delay, () -> guarded(this::throughGate)));
        }
    }

    private void throughGate() {
        Run.Step<T> held = run.beforeAttempt();
        if (held.failure() != null) {
            future.completeExceptionally(held.failure());
        } else if (held.delay().isZero()) {
            attempt();
        } else {
            stoppable(transport.waits().later(held.delay(), () -> guarded(this::attempt)));
        }
    }

    private void attempt() {
        if (future.isDone()) {
            return;
        }
        transport.checkOpen();
        okhttp3.Call call = run.attempt();
        transport.running().add(call);
        stoppable(call::cancel);
        if (transport.isClosed()) {
            call.cancel();
        }
        call.enqueue(this);
    }

    private void stoppable(Runnable stopping) {
        stop.set(stopping);
        if (future.isDone()) {
            stopping.run(); // it ended while this was being set up
        }
    }

    @Override
    public void onResponse(okhttp3.Call call, Response response) {
        transport.running().remove(call);
        guarded(() -> follow(run.answered(call, response)));
    }

    @Override
    public void onFailure(okhttp3.Call call, IOException fault) {
        transport.running().remove(call);
        guarded(() -> follow(run.failed(call, fault)));
    }

    private void follow(Run.Step<T> step) {
        if (step.response() != null) {
            future.complete(step.response());
        } else if (step.failure() != null) {
            future.completeExceptionally(step.failure());
        } else if (!future.isDone()) {
            after(step.delay());
        }
    }

    private void guarded(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            future.completeExceptionally(run.ended(e).failure());
        } catch (Error e) {
            future.completeExceptionally(e); // or nobody would ever hear of it
            throw e;
        }
    }
}
