package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Optional;

/**
 * A value together with the answer that brought it.
 *
 * @param value the value, as {@link Call#execute} gives it
 * @param status the HTTP status
 * @param headers the answer's headers
 * @param elapsed from the start of the call to the end of the answer, earlier attempts and waits included
 * @param attempts how many were made, 1 at least
 * @param body the answer as it came, after decompression; at most the first mebibyte
 * @param bodyComplete whether {@code body} is the whole answer
 * @param <T> the value's type
 */
public record ApiResponse<T>(
        T value, int status, Headers headers, Duration elapsed, int attempts, Bytes body, boolean bodyComplete) {

    /** {@return the node that answered, which a load balancer hides otherwise; absent where it does not say} */
    public Optional<NodeId> nodeId() {
        return headers.first("node-id").map(NodeId::received);
    }

    /** {@return the value and the figures, without the body} */
    @Override
    public String toString() {
        return "ApiResponse[" + value + ", status " + status + ", " + attempts + " attempts, " + elapsed.toMillis()
                + " ms]";
    }
}
