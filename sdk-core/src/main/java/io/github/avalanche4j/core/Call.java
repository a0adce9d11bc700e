package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.CallOptions;
import io.github.avalanche4j.core.internal.call.CallRunner;
import io.github.avalanche4j.core.internal.call.ConcurrentCalls;
import io.github.avalanche4j.core.internal.call.FixedRunner;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * A request that is ready to be sent. Making one checks its arguments and sends nothing; it can be run any number of
 * times, from any thread, and each run sends a request. Immutable: {@link #timeout} and the other options return a new
 * call.
 *
 * <p>Each run has one deadline (60 seconds unless set) over all its attempts and waits. When a run ends, nothing
 * of it keeps running.
 *
 * <p>A run fails with {@link ConnectionException} (no response), {@link ApiException} or
 * {@link InterfaceUnavailableException} (error status), {@link JsonRpcException} (the response is an error),
 * {@link ResponseFormatException} (the response cannot be read), {@link ResponseTooLargeException} (it is too long),
 * and with {@link IllegalStateException} on a closed client. {@link #completed} and {@link #failed} make calls for
 * tests.
 *
 * @param <T> the type of its value
 */
@NoJson("it has not been run: write what execute() gives")
public final class Call<T> {
    static {
        CallAccess.open(new Access());
    }

    private final CallRunner<T> runner;
    private final CallOptions options;

    private Call(CallRunner<T> runner, CallOptions options) {
        this.runner = runner;
        this.options = options;
    }

    /**
     * Runs the call on the calling thread and waits for the value.
     *
     * <p>An interrupt ends it with a {@link ConnectionException}: at once while it waits between attempts, and on a
     * virtual thread; a platform thread that reads from a socket is interrupted only when the attempt times
     * out. No further attempt follows, and the thread's interrupt flag stays set.
     */
    public T execute() {
        return runner.run(options).value();
    }

    /**
     * Runs the call in the background. The future completes on a thread of the client when the request is over, so a
     * callback may wait for other calls. Run long work on an executor of your own.
     *
     * @return the future value. Cancelling this future, or completing it otherwise,
     *     drops the connection; cancelling a stage that depends on it does not
     */
    public CompletableFuture<T> executeAsync() {
        return runner.runAsync(options, ApiResponse::value, failure -> failure);
    }

    /** {@return this call with a value that includes status, headers and the first mebibyte of the body} */
    public Call<ApiResponse<T>> withResponse() {
        return new Call<>(new CallRunner.Mapped<>(runner, response -> response.with(response)), options.keepingBody());
    }

    /**
     * {@return this call with another deadline for the whole run: all attempts and waits}
     *
     * @param timeout more than 0
     * @throws InvalidRequestException if it is not
     */
    public Call<T> timeout(Duration timeout) {
        return new Call<>(runner, options.withTimeout(timeout));
    }

    /**
     * {@return this call with another time limit for each attempt}
     *
     * @param timeout more than 0
     * @throws InvalidRequestException if it is not
     */
    public Call<T> attemptTimeout(Duration timeout) {
        return new Call<>(runner, options.withAttemptTimeout(timeout));
    }

    /**
     * {@return this call with another number of retries after the first attempt}
     *
     * @param retries 0 to 100; 2 unless set
     * @throws InvalidRequestException outside that range
     */
    public Call<T> retries(int retries) {
        return new Call<>(runner, options.withRetries(retries));
    }

    /**
     * {@return this call with one more header, whose value appears in no log or message}
     *
     * @param name the header's name
     * @param value the header's value
     * @throws InvalidRequestException if a character is not allowed in a header
     */
    public Call<T> header(String name, String value) {
        return new Call<>(runner, options.withHeader(name, value));
    }

    /**
     * {@return a call that turns this one's value into another}
     *
     * @param mapping runs on the thread that has the value; an exception from it fails the call
     */
    public <R> Call<R> map(Function<? super T, ? extends R> mapping) {
        Objects.requireNonNull(mapping, "mapping");
        return new Call<>(
                new CallRunner.Mapped<>(runner, response -> response.with(mapping.apply(response.value()))), options);
    }

    /**
     * {@return a call that runs this one, and then the call that {@code next} returns for its value} Its deadline covers
     * both, and so do its other options, where the second call has none of its own. Options that were set on this call
     * before apply to this call only. Its response is that of the last request, with all attempts and the whole time.
     *
     * @param next runs on the thread that has the value; an exception from it fails the call
     */
    public <R> Call<R> then(Function<? super T, ? extends Call<R>> next) {
        return Sequence.then(this, Objects.requireNonNull(next, "next"));
    }

    /**
     * {@return a call that runs all of {@code calls} and returns their values in the same order} The first failure ends
     * it and drops the other requests. Its deadline and its other options are those of {@link #then}.
     *
     * @param calls the calls
     * @param atOnce how many may run at the same time, 1 or more
     * @throws InvalidRequestException if {@code atOnce} is less than 1
     */
    public static <T> Call<List<T>> all(List<Call<T>> calls, int atOnce) {
        Require.atLeast(1, "atOnce", atOnce);
        return ConcurrentCalls.call(Require.elements("calls", calls), atOnce);
    }

    /** {@return a call that sends nothing and returns {@code value}, for tests of code that takes a call} */
    public static <T> Call<T> completed(T value) {
        return new Call<>(FixedRunner.of(Objects.requireNonNull(value, "value")), CallOptions.NONE);
    }

    /**
     * {@return a call that sends nothing and fails, for tests of code that takes a call}
     *
     * @param failure what {@link #execute} throws, and {@link #executeAsync} completes with
     */
    public static <T> Call<T> failed(AvalancheException failure) {
        return Sequence.failed(Objects.requireNonNull(failure, "failure"));
    }

    /** {@return the endpoint and the server} */
    @Override
    public String toString() {
        return "Call[" + runner + "]";
    }

    /** How the engine makes calls; no other code can. */
    private static final class Access extends CallAccess {
        @Override
        protected <T> Call<T> make(CallRunner<T> runner, CallOptions options) {
            return new Call<>(runner, options);
        }

        @Override
        protected <T> CallRunner<T> runnerOf(Call<T> call) {
            return call.runner;
        }

        @Override
        protected <T> ApiResponse<T> respond(
                T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean complete) {
            return new ApiResponse<>(value, status, headers, elapsed, attempts, body, complete);
        }

        @Override
        protected BatchResult collect(Map<Call<?>, Object> outcomes) {
            return new BatchResult(outcomes);
        }

        @Override
        protected CallOptions optionsOf(Call<?> call) {
            return call.options;
        }
    }
}
