package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A service that asks validators to sign a cross-chain message, and makes one signature of theirs.
 *
 * <pre>{@code
 * AggregatedMessage signed = aggregator.aggregate(r -> r.message(unsigned).signingSubnetId(l1)).execute();
 * }</pre>
 *
 * <p>A message whose block the validators have not seen yet fails at first and heals in seconds. So a call is repeated
 * after 5, 10 and 20 seconds when the service fails or says that too few have signed, and each attempt has 65 seconds,
 * because the service itself gives up after 55. What is refused as wrong (400) is never repeated, nor is an attempt
 * that ran out of time, on which the service may still be at work. The options of a call come before these figures, as
 * does a client that is set to retry nothing.
 */
public interface SignatureAggregator {
    /**
     * {@return the call that has a message signed}
     *
     * @param request sets what is to be signed, and by how many
     * @throws InvalidRequestException if there is neither message nor justification, a percentage is outside 0 to 100,
     *     or both together are more than 100; its call may end in an {@link ApiException.BadRequest} for what only the
     *     service can see
     */
    Call<AggregatedMessage> aggregate(Consumer<? super AggregationRequest.Builder> request);

    /**
     * {@return the call that has a message signed by validators of 67 percent of the weight of the subnet it comes
     * from}
     *
     * @param message an unsigned Warp message, or the data of the log that the Warp precompile wrote for it
     */
    default Call<AggregatedMessage> aggregate(Bytes message) {
        Objects.requireNonNull(message, "message");
        return aggregate(request -> request.message(message));
    }
}
