package io.github.avalanche4j.testing;

import java.util.Map;
import java.util.Optional;

/**
 * One recorded exchange with a real node.
 *
 * @param name the case, such as {@code info/getNodeID} or {@code health/get.unhealthy}
 * @param state which node answered, in words
 * @param requestMethod the HTTP method
 * @param requestPath path and query
 * @param requestHeaders the headers that were sent on purpose
 * @param requestBody what was sent: a JSON text, or a text that is not JSON; empty if nothing was
 * @param status the HTTP status of the answer
 * @param headers the answer's headers
 * @param body the answer's exact text
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

    /**
     * Copies the maps.
     *
     * @param name the case
     * @param state which node answered
     * @param requestMethod the HTTP method
     * @param requestPath path and query
     * @param requestHeaders headers sent
     * @param requestBody text sent
     * @param status the HTTP status
     * @param headers headers of the answer
     * @param body text of the answer
     */
    public Recording {
        requestHeaders = Map.copyOf(requestHeaders);
        headers = Map.copyOf(headers);
    }

    @Override
    public String toString() {
        return name + " (" + requestMethod + " " + requestPath + " -> " + status + ")";
    }
}
