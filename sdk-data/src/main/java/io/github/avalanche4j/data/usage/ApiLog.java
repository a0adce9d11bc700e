package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** A request that an organization made. */
@Value
public interface ApiLog {
    /** {@return the organization} */
    Optional<String> orgId();

    /** {@return its id} */
    String logId();

    /** {@return when it was created} */
    @UnixSeconds
    Instant eventTimestamp();

    /** {@return the id of its key, not the key itself} */
    Optional<String> apiKeyId();

    /** {@return the organization's name for that key} */
    Optional<String> apiKeyAlias();

    /** {@return the region of the host that served it} */
    Optional<String> hostRegion();

    /** {@return its kind} */
    Optional<RequestType> requestType();

    /** {@return its path} */
    Optional<String> requestPath();

    /** {@return its cost, in compute units} */
    Optional<BigDecimal> apiCreditsConsumed();

    /** {@return how long it took, in milliseconds} */
    Optional<BigDecimal> requestDurationMsecs();

    /** {@return the HTTP status of the response} */
    OptionalInt responseCode();

    /** {@return the EVM chain id; absent for requests without a chain} */
    Optional<String> chainId();

    /** {@return the JSON-RPC method; absent for others} */
    Optional<String> rpcMethod();

    /** {@return its client} */
    Optional<ApiLogMetadata> metadata();
}
