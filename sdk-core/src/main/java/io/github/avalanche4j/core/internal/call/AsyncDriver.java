package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import okhttp3.Callback;
import okhttp3.Dispatcher;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * Executes a call in the background. No thread waits: a timer holds the call between attempts, the HTTP client during
 * an attempt.
 */
final class AsyncDriver<T, R> implements Callback {
    private static final Runnable NO_OP = () -> {};

    private final CallExecution<T> execution;
    private final Transport transport;
    private final Function<? super ApiResponse<T>, ? extends R> lastStep;
    private final UnaryOperator<RuntimeException> failures;
    private final CompletableFuture<R> future = new CompletableFuture<>();
    private final Pending pending = new Pending(future);
    // cancels the deadline
    private final AtomicReference<Runnable> deadline = new AtomicReference<>(NO_OP);
    private volatile okhttp3.@Nullable Call call;

    AsyncDriver(
            Transport transport,
            CallExecution<T> execution,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        this.transport = transport;
        this.execution = execution;
        this.lastStep = lastStep;
        this.failures = failures;
        Runnable onClose = this::clientClosed;
        transport.running().add(onClose);
        future.whenComplete((response, failure) -> {
            transport.running().remove(onClose);
            pending.stop();
            deadline.getAndSet(NO_OP).run();
        });
    }

    /** Starts the call; completing or cancelling the future ends the call. */
    CompletableFuture<R> start() {
        after(Duration.ZERO);
        return future;
    }

    private void complete(@Nullable ApiResponse<T> response, @Nullable RuntimeException failure) {
        transport.complete(() -> {
            try {
                if (response != null) {
                    future.complete(lastStep.apply(response));
                } else if (failure != null) {
                    future.completeExceptionally(failures.apply(failure));
                }
            } catch (RuntimeException e) {
                future.completeExceptionally(failures.apply(e));
            } catch (Error e) {
                future.completeExceptionally(e);
            }
        });
    }

    private void after(Duration delay) {
        if (delay.isZero()) {
            guarded(this::throughGate);
            return;
        }
        pending.after(transport.clock(), delay, () -> guarded(this::throughGate), execution::cancelled);
        if (transport.isClosed() && !future.isDone()) {
            clientClosed();
        }
    }

    private void throughGate() {
        if (future.isDone()) {
            return;
        }
        CallExecution.Step<T> held = execution.beforeAttempt();
        if (held.failure() != null) {
            follow(held);
        } else if (held.delay().isZero()) {
            attempt();
        } else {
            after(held.delay());
        }
    }

    private void attempt() {
        if (transport.isClosed()) {
            follow(execution.closed());
            return;
        }
        okhttp3.Call next = execution.attempt();
        call = next;
        pending.set(next::cancel);
        if (transport.isClosed()) {
            next.cancel();
        }
        next.enqueue(this);
        // the request may have to wait for its turn: its time limit begins when it is sent, but the deadline runs
        // already
        boolean waits = transport.dispatcher().queuedCallsCount() > 0;
        Runnable disarm = waits
                ? transport.queueDeadlines().add(execution.remaining(), this::expired)
                : transport.whenOverdue(execution.remaining(), this::expired);
        deadline.getAndSet(disarm).run();
        if (future.isDone()) {
            deadline.getAndSet(NO_OP).run();
        }
    }

    private boolean isQueued(okhttp3.Call waiting) {
        Dispatcher dispatcher = transport.dispatcher();
        return dispatcher.queuedCalls().contains(waiting);
    }

    private void expired() {
        okhttp3.Call late = call;
        if (late == null) {
            return;
        }
        boolean queued = isQueued(late);
        boolean started = execution.hasStarted(late);
        execution.deadlinePassed();
        late.cancel();
        if (queued || !started) {
            // OkHttp reports nothing before a thread has started the request
            guarded(() -> follow(execution.expiredInQueue(
                    queued, transport.dispatcher().runningCallsCount(), transport.callbacksWithTurn())));
        }
    }

    private void clientClosed() {
        okhttp3.Call running = call;
        if (running == null) {
            follow(execution.closed());
            return;
        }
        boolean queued = isQueued(running);
        running.cancel();
        if (queued) {
            follow(execution.closed());
        }
    }

    @Override
    public void onResponse(okhttp3.Call sent, Response response) {
        guarded(() -> {
            CallExecution.Step<T> step = execution.responded(sent, response);
            call = null;
            follow(step);
        });
    }

    @Override
    public void onFailure(okhttp3.Call failed, IOException fault) {
        call = null;
        if (!execution.hasEnded()) {
            guarded(() -> follow(execution.failed(failed, fault)));
        }
    }

    private void follow(CallExecution.Step<T> step) {
        if (step.response() != null) {
            complete(step.response(), null);
        } else if (step.failure() != null && step.inquiry() != null) {
            explain(step.failure(), step.inquiry());
        } else if (step.failure() != null) {
            complete(null, step.failure());
        } else if (future.isDone()) {
            execution.cancelled(); // between the failure and the wait for the next attempt
        } else {
            after(step.delay());
        }
    }

    private void explain(RuntimeException failure, Call<AvalancheException> inquiry) {
        CompletableFuture<AvalancheException> explained = inquiry.executeAsync();
        pending.set(() -> explained.cancel(true));
        // if that fails, nothing more is known
        explained.whenComplete(
                (better, unknown) -> guarded(() -> follow(execution.ended(better != null ? better : failure))));
    }

    private void guarded(Runnable action) {
        try {
            try {
                action.run();
            } catch (RuntimeException e) {
                follow(execution.ended(e));
            }
        } catch (Error e) {
            try {
                execution.release(e);
            } catch (Error again) {
                if (again != e) {
                    e.addSuppressed(again);
                }
            }
            future.completeExceptionally(e);
        }
    }
}
