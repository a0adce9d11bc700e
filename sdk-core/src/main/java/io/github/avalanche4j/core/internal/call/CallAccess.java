package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The engine's access to {@link Call} and its results, which have no public constructors: {@code Call} extends this class and
 * registers its implementation when it is loaded, so no public signature has an engine type.
 */
public abstract class CallAccess {
    private static volatile @Nullable CallAccess access;

    /** Registers the one implementation; called while {@code Call} is loaded. */
    public static void open(CallAccess implementation) {
        access = implementation;
    }

    private static CallAccess access() {
        CallAccess known = access;
        if (known == null) {
            Call<Boolean> loaded = Call.completed(true); // loads the class, which registers its access
            known = Objects.requireNonNull(access, loaded::toString);
        }
        return known;
    }

    protected abstract <T> Call<T> make(CallRunner<T> runner, CallOptions options);

    protected abstract <T> CallRunner<T> runnerOf(Call<T> call);

    protected abstract CallOptions optionsOf(Call<?> call);

    protected abstract <T> ApiResponse<T> respond(
            T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete);

    protected abstract BatchResult collect(Map<Call<?>, Object> outcomes);

    /** A call of {@code runner}. */
    public static <T> Call<T> call(CallRunner<T> runner, CallOptions options) {
        return access().make(runner, options);
    }

    /** A response. */
    public static <T> ApiResponse<T> response(
            T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete) {
        return access().respond(value, status, headers, elapsed, attempts, body, bodyComplete);
    }

    /** The outcomes of a batch: the value of each call, or the exception that says why it has none. */
    public static BatchResult batchResult(Map<Call<?>, Object> outcomes) {
        return access().collect(outcomes);
    }

    /** The call's runner. */
    public static <T> CallRunner<T> runner(Call<T> call) {
        return access().runnerOf(call);
    }

    /** The call's options. */
    public static CallOptions options(Call<?> call) {
        return access().optionsOf(call);
    }

    /** The call with {@code options} where it has none of its own. */
    public static <T> Call<T> with(CallOptions options, Call<T> call) {
        return call(runner(call), options(call).or(options));
    }

    /** A call that maps the response to {@code call}, without keeping the response's body. */
    public static <S, T> Call<T> map(Call<S> call, Function<? super ApiResponse<S>, ? extends T> mapping) {
        return call(
                new CallRunner.Mapped<>(runner(call), response -> response.with(mapping.apply(response))),
                options(call));
    }

    /** The call, with other exceptions for its failures. */
    public static <T> Call<T> explained(Call<T> call, UnaryOperator<RuntimeException> explain) {
        return call(new CallRunner.Mapped<>(runner(call), response -> response, explain), options(call));
    }
}
