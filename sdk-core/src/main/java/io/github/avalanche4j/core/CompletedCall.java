package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A call that has its answer already. */
final class CompletedCall<T> implements Call<T> {
    private final ApiResponse<T> response;

    CompletedCall(ApiResponse<T> response) {
        this.response = response;
    }

    @Override
    public ApiResponse<T> fetch(boolean keepBody) {
        return response;
    }

    @Override
    public CompletableFuture<ApiResponse<T>> fetchAsync(boolean keepBody) {
        return CompletableFuture.completedFuture(response);
    }

    @Override
    public Call<T> timeout(Duration timeout) {
        return this;
    }

    @Override
    public Call<T> attemptTimeout(Duration timeout) {
        return this;
    }

    @Override
    public Call<T> retries(int retries) {
        return this;
    }

    @Override
    public Call<T> header(String name, String value) {
        return this;
    }

    /** {@return the value} */
    @Override
    public String toString() {
        return "Call[" + response.value() + "]";
    }
}
