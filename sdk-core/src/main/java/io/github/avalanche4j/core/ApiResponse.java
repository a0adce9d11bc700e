package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import java.time.Duration;
import java.util.Optional;

/**
 * A value together with its response, from {@link Call#withResponse}.
 *
 * @param <T> the value's type
 */
@NoJson("write its value()")
public final class ApiResponse<T> {
    private final T value;
    private final int status;
    private final Headers headers;
    private final Duration elapsed;
    private final int attempts;
    private final Bytes body;
    private final boolean bodyComplete;

    ApiResponse(
            T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete) {
        this.value = value;
        this.status = status;
        this.headers = headers;
        this.elapsed = elapsed;
        this.attempts = attempts;
        this.body = body;
        this.bodyComplete = bodyComplete;
    }

    /** {@return the value that {@link Call#execute} returns} */
    public T value() {
        return value;
    }

    /** {@return the HTTP status} */
    public int status() {
        return status;
    }

    /** {@return the response's headers} */
    public Headers headers() {
        return headers;
    }

    /** {@return the time from the start of the call to the end of the response, earlier attempts and waits included} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return the number of attempts, at least 1} */
    public int attempts() {
        return attempts;
    }

    /** {@return the response's body after decompression; at most the first mebibyte} */
    public Bytes body() {
        return body;
    }

    /** {@return whether {@link #body} is the whole body} */
    public boolean bodyComplete() {
        return bodyComplete;
    }

    /** {@return the node that responded, even behind a load balancer; absent if the response does not name it} */
    public Optional<NodeId> nodeId() {
        return headers.first("node-id").map(JsonAdapters.text(NodeId.class).parse());
    }

    /** {@return this response with another value} */
    public <R> ApiResponse<R> with(R other) {
        return new ApiResponse<>(other, status, headers, elapsed, attempts, body, bodyComplete);
    }

    /** {@return the value, status, attempts and elapsed time, without the body} */
    @Override
    public String toString() {
        return "ApiResponse[" + value + ", status " + status + ", " + attempts + " attempts, " + elapsed.toMillis()
                + " ms]";
    }
}
