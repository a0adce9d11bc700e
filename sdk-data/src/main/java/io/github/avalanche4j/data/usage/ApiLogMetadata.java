package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The client of a request. */
@Value
public interface ApiLogMetadata {
    /** {@return the client's IP address} */
    Optional<String> ipAddress();

    /** {@return the host that the request was sent to} */
    Optional<String> host();

    /** {@return the client's user agent} */
    Optional<String> userAgent();
}
