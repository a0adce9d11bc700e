package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A service that requests signatures of a cross-chain message from validators, and aggregates them into one.
 *
 * <pre>{@code
 * AggregatedMessage signed = aggregator.aggregate(r -> r.message(unsigned).signingSubnetId(l1)).execute();
 * }</pre>
 *
 * <p>A call is repeated after 5, 10 and 20 seconds when the service fails. The timeout of an attempt is 65 seconds,
 * because the service itself times out after 55. A request refused as invalid (400) is never repeated, nor is an
 * attempt that timed out, because the service may still be working on it. The options of a call override these figures,
 * and so does a client without retries.
 *
 * <p>If too few validators sign, the call fails at once with an {@link ApiException.ServerError}: the service has
 * waited for their signatures itself. A new message may fail like that until the validators have seen its block, which
 * takes seconds to minutes; run the call again.
 */
public interface SignatureAggregator {
    /**
     * {@return a message with the validators' aggregated signature}
     *
     * @param request sets the message, and the weight that must sign it
     * @throws InvalidRequestException if there is neither message nor justification, a percentage is outside 0 to 100,
     *     or both together are more than 100; the call fails with an {@link ApiException.BadRequest}
     *     for errors that only the service can detect
     */
    Call<AggregatedMessage> aggregate(Consumer<? super AggregationRequest> request);

    /**
     * {@return a message signed by validators with at least 67 percent of the weight of its source subnet}
     *
     * @param message an unsigned Warp message, or the data of the log that the Warp precompile wrote for it
     */
    default Call<AggregatedMessage> aggregate(Bytes message) {
        Objects.requireNonNull(message, "message");
        return aggregate(request -> request.message(message));
    }
}
