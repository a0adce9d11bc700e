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
 * @param value the value that {@link Call#execute} returns
 * @param elapsed from the start of the call to the end of the response, earlier attempts and waits included
 * @param attempts the number of attempts, at least 1
 * @param body the response's body after decompression; at most the first mebibyte
 * @param bodyComplete whether {@code body} is the whole body
 * @param <T> the value's type
 */
@NoJson("write its value()")
public record ApiResponse<T>(
        T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete) {

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
