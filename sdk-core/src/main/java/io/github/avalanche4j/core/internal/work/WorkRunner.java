package io.github.avalanche4j.core.internal.work;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import io.github.avalanche4j.core.internal.call.FixedRunner;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Several calls in sequence as one call, whose timeout is the deadline for all of them. */
public final class WorkRunner<T> implements CallRunner<T> {
    private final String name;
    private final Function<Work, CompletableFuture<T>> script;

    private WorkRunner(String name, Function<Work, CompletableFuture<T>> script) {
        this.name = name;
        this.script = script;
    }

    public static <T> Call<T> call(String name, Function<Work, CompletableFuture<T>> script) {
        return CallAccess.call(new WorkRunner<>(name, script), CallOptions.DEFAULT);
    }

    @Override
    public ApiResponse<T> run(CallOptions options) {
        CompletableFuture<T> done = script.apply(new Work(true, options.timeout()));
        try {
            return FixedRunner.completed(done.join()).run(options);
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
        return reason instanceof RuntimeException known ? known : new IllegalStateException(reason);
    }

    @Override
    public <R> CompletableFuture<R> runAsync(
            CallOptions options,
            Function<? super ApiResponse<T>, ? extends R> lastStep,
            UnaryOperator<RuntimeException> failures) {
        Work work = new Work(false, options.timeout());
        CompletableFuture<R> end = new CompletableFuture<>();
        end.whenComplete((value, failure) -> work.cancel());
        script.apply(work).whenComplete((value, failure) -> {
            try {
                if (failure == null) {
                    end.complete(lastStep.apply(FixedRunner.completed(value).run(options)));
                } else {
                    end.completeExceptionally(failures.apply(reason(failure)));
                }
            } catch (RuntimeException e) {
                end.completeExceptionally(e);
            }
        });
        return end;
    }

    @Override
    public String toString() {
        return name;
    }
}
