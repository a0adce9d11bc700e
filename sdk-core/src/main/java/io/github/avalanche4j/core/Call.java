package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * A request that is ready to be sent. Making one checks its arguments and sends nothing; it can be run any number of times,
 * from any thread, and each run sends again. Immutable: {@link #timeout} and its like give a new call.
 *
 * <p>Each run has one deadline (60 seconds unless set) over all its attempts and waits. Nothing of it goes on after the run
 * has ended.
 *
 * <p>A run fails with {@link ConnectionException} (no answer), {@link ApiException} or
 * {@link InterfaceUnavailableException} (error status), {@link JsonRpcException} (the answer is an error) or
 * {@link ResponseFormatException} (the answer cannot be read), and with {@link IllegalStateException} on a closed client.
 * Not meant to be implemented outside this library; {@link #completed} makes one for tests.
 *
 * @param <T> what it gives
 */
public interface Call<T> {
    /**
     * Runs the call on the caller's thread and waits for the value.
     *
     * <p>An interrupt ends it with a {@link ConnectionException}: at once while it waits between attempts, and on a virtual
     * thread; a platform thread that reads from a socket sees it when the attempt's time limit ends. No further attempt
     * follows and the thread's flag stays set.
     *
     * @return the value
     */
    default T execute() {
        return fetch(false).value();
    }

    /**
     * Runs the call in the background. The future completes on a thread of the client, so hand slow work to an executor of
     * your own.
     *
     * @return the value to come. Cancelling this very future, or completing it otherwise, drops the connection; cancelling
     *     a stage that depends on it does not
     */
    default CompletableFuture<T> executeAsync() {
        return MappedCall.future(fetchAsync(false), ApiResponse::value);
    }

    /**
     * As {@link #execute}, and keeps status, headers and the first mebibyte of the body.
     *
     * @return the value and the answer that brought it
     */
    default ApiResponse<T> fetch() {
        return fetch(true);
    }

    /**
     * As {@link #executeAsync}, and keeps status, headers and the first mebibyte of the body.
     *
     * @return the value and the answer to come
     */
    default CompletableFuture<ApiResponse<T>> fetchAsync() {
        return fetchAsync(true);
    }

    /**
     * As {@link #fetch()}; what {@link #execute} rests on.
     *
     * @param keepBody whether the answer's body is kept
     * @return the value and the answer that brought it
     */
    ApiResponse<T> fetch(boolean keepBody);

    /**
     * As {@link #fetchAsync()}; what {@link #executeAsync} rests on.
     *
     * @param keepBody whether the answer's body is kept
     * @return the value and the answer to come
     */
    CompletableFuture<ApiResponse<T>> fetchAsync(boolean keepBody);

    /**
     * {@return this call with another deadline for the whole run: all attempts and waits}
     *
     * @param timeout more than 0
     * @throws InvalidRequestException if it is not
     */
    Call<T> timeout(Duration timeout);

    /**
     * {@return this call with another time limit for each attempt}
     *
     * @param timeout more than 0
     * @throws InvalidRequestException if it is not
     */
    Call<T> attemptTimeout(Duration timeout);

    /**
     * {@return this call with another number of further attempts after the first}
     *
     * @param retries 0 or more; 2 unless set
     * @throws InvalidRequestException if it is negative
     */
    Call<T> retries(int retries);

    /**
     * {@return this call with a header more; its value appears in no log or message}
     *
     * @param name the header's name
     * @param value the header's value
     * @throws InvalidRequestException if a character is not allowed in a header
     */
    Call<T> header(String name, String value);

    /**
     * {@return a call that turns this one's value into another}
     *
     * @param mapping runs on the thread that has the value; what it throws ends the call
     * @param <R> the other type
     */
    default <R> Call<R> map(Function<? super T, ? extends R> mapping) {
        Objects.requireNonNull(mapping, "mapping");
        return new MappedCall<>(this, response -> mapping.apply(response.value()));
    }

    /**
     * {@return a call that turns this one's value, and what came with it, into another value}
     *
     * @param mapping runs on the thread that has the value; what it throws ends the call
     * @param <R> the other type
     */
    default <R> Call<R> mapResponse(Function<? super ApiResponse<T>, ? extends R> mapping) {
        return new MappedCall<>(this, mapping);
    }

    /**
     * {@return a call that sends nothing and gives {@code value}, for tests of code that takes a call}
     *
     * @param value what it gives
     * @param <T> the type
     */
    static <T> Call<T> completed(T value) {
        return new CompletedCall<>(
                new ApiResponse<>(value, 200, Headers.of(Map.of()), Duration.ZERO, 1, Bytes.EMPTY, true));
    }
}
