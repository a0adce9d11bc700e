package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.node.Recordings;
import java.util.Map;
import java.util.Optional;

/**
 * A recorded exchange with a real node: one request and its response.
 *
 * @param name the case, such as {@code info/getNodeID} or {@code health/get.unhealthy}
 * @param state the state of the node, in words
 * @param requestPath path and query
 * @param requestHeaders the headers that the recorder chose
 * @param requestBody the text sent, JSON or not; empty if none was
 * @param status the status of the response
 * @param body the response's exact text
 */
public record Recording(
        String name,
        String state,
        String requestMethod,
        String requestPath,
        Map<String, String> requestHeaders,
        Optional<String> requestBody,
        int status,
        Map<String, String> headers,
        String body) {

    /** Copies the maps. */
    public Recording {
        requestHeaders = Map.copyOf(requestHeaders);
        headers = Map.copyOf(headers);
    }

    static Recording of(Recordings.Entry entry) {
        return new Recording(
                entry.name(),
                entry.state(),
                entry.method(),
                entry.path(),
                entry.requestHeaders(),
                Optional.ofNullable(entry.requestBody()),
                entry.status(),
                entry.headers(),
                entry.body());
    }

    @Override
    public String toString() {
        return name + " (" + requestMethod + " " + requestPath + " -> " + status + ")";
    }
}
