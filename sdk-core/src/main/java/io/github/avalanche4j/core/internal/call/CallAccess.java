package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The engine's access to {@link Call} and its results, which have no public constructors: {@code Call} implements this interface and
 * registers its implementation when it is loaded, so no public signature has an engine type.
 */
public interface CallAccess {
    /** A call of {@code runner}. */
    <T> Call<T> make(CallRunner<T> runner, CallOptions options);

    /** The call's runner. */
    <T> CallRunner<T> runnerOf(Call<T> call);

    /** The call's options. */
    CallOptions optionsOf(Call<?> call);

    /** A response. */
    <T> ApiResponse<T> respond(
            T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete);

    /** The outcomes of a batch. */
    BatchResult collect(Map<Call<?>, Object> outcomes);

    /** Registers the one implementation; called while {@code Call} is loaded. */
    static void open(CallAccess access) {
        Holder.access = access;
    }

    /** A call of {@code runner}. */
    static <T> Call<T> call(CallRunner<T> runner, CallOptions options) {
        return access().make(runner, options);
    }

    /** A response. */
    static <T> ApiResponse<T> response(
            T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete) {
        return access().respond(value, status, headers, elapsed, attempts, body, bodyComplete);
    }

    /** The outcomes of a batch: the value of each call, or the exception that says why it has none. */
    static BatchResult batchResult(Map<Call<?>, Object> outcomes) {
        return access().collect(outcomes);
    }

    /** The call's runner. */
    static <T> CallRunner<T> runner(Call<T> call) {
        return access().runnerOf(call);
    }

    /** The call's options. */
    static CallOptions options(Call<?> call) {
        return access().optionsOf(call);
    }

    /** The call with {@code options} where it has none of its own. */
    static <T> Call<T> with(CallOptions options, Call<T> call) {
        return call(runner(call), options(call).or(options));
    }

    /** The clock by which the call runs. */
    static Clock clock(Call<?> call) {
        Transport transport = runner(call).transport();
        return transport == null ? Clock.Real.SYSTEM : transport.clock();
    }

    /** A call that maps the response to {@code call}, without keeping the response's body. */
    static <S, T> Call<T> map(Call<S> call, Function<? super ApiResponse<S>, ? extends T> mapping) {
        return call(
                new CallRunner.Mapped<>(runner(call), response -> response.with(mapping.apply(response))),
                options(call));
    }

    /** A call whose runner is wrapped into another. */
    static <T> Call<T> wrap(Call<T> call, UnaryOperator<CallRunner<T>> wrapper) {
        return call(wrapper.apply(runner(call)), options(call));
    }

    private static CallAccess access() {
        CallAccess access = Holder.access;
        if (access == null) {
            Call<Boolean> loaded = Call.completed(true); // loads the class, which registers its access
            access = Objects.requireNonNull(Holder.access, loaded::toString);
        }
        return access;
    }

    /** Holds the implementation, because an interface has no mutable field. */
    final class Holder {
        private static volatile @Nullable CallAccess access;

        private Holder() {}
    }
}
