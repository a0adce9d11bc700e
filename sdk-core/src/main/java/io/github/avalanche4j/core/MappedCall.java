package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** A call whose value is made of another's. */
final class MappedCall<S, T> implements Call<T> {
    private final Call<S> source;
    private final Function<? super ApiResponse<S>, ? extends T> mapping;

    MappedCall(Call<S> source, Function<? super ApiResponse<S>, ? extends T> mapping) {
        this.source = source;
        this.mapping = Objects.requireNonNull(mapping, "mapping");
    }

    private ApiResponse<T> mapped(ApiResponse<S> response) {
        return new ApiResponse<>(
                mapping.apply(response),
                response.status(),
                response.headers(),
                response.elapsed(),
                response.attempts(),
                response.body(),
                response.bodyComplete());
    }

    @Override
    public ApiResponse<T> fetch(boolean keepBody) {
        return mapped(source.fetch(keepBody));
    }

    @Override
    public CompletableFuture<ApiResponse<T>> fetchAsync(boolean keepBody) {
        return future(source.fetchAsync(keepBody), this::mapped);
    }

    /**
     * A future made of another's value. Unlike a stage that depends on it, its end in any way cancels the other, and its
     * failure is the exception itself, not one around it.
     */
    static <S, T> CompletableFuture<T> future(CompletableFuture<S> source, Function<? super S, ? extends T> mapping) {
        CompletableFuture<T> mapped = new CompletableFuture<>();
        source.whenComplete((value, failure) -> {
            if (failure != null) {
                mapped.completeExceptionally(failure);
                return;
            }
            try {
                mapped.complete(mapping.apply(value));
            } catch (Throwable e) {
                mapped.completeExceptionally(e);
            }
        });
        mapped.whenComplete((value, failure) -> source.cancel(true));
        return mapped;
    }

    @Override
    public Call<T> timeout(Duration timeout) {
        return new MappedCall<>(source.timeout(timeout), mapping);
    }

    @Override
    public Call<T> attemptTimeout(Duration timeout) {
        return new MappedCall<>(source.attemptTimeout(timeout), mapping);
    }

    @Override
    public Call<T> retries(int retries) {
        return new MappedCall<>(source.retries(retries), mapping);
    }

    @Override
    public Call<T> header(String name, String value) {
        return new MappedCall<>(source.header(name, value), mapping);
    }

    /** {@return what the source says of itself} */
    @Override
    public String toString() {
        return source.toString();
    }
}
