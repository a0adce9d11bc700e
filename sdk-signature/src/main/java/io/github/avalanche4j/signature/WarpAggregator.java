package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;
import java.util.Optional;

/**
 * Gathers the signatures of a subnet's validators. {@link WarpAggregation} verifies what it returns, so it need not be
 * trusted. The hosted service becomes one like this:
 *
 * <pre>{@code
 * WarpAggregator hosted = request -> data.signatureAggregator(Network.MAINNET)
 *         .aggregate(q -> {
 *             q.message(request.message().bytes())
 *                     .signingSubnetId(request.signingSubnet())
 *                     .quorumPercentage(request.quorumPercent())
 *                     .pChainHeight(request.pChainHeight());
 *             request.justification().ifPresent(q::justification);
 *         })
 *         .map(AggregatedMessage::signedMessage);
 * }</pre>
 */
@FunctionalInterface
public interface WarpAggregator {
    /** {@return a call that returns the encoded signed message} */
    Call<Bytes> aggregate(Request request);

    /**
     * What to sign, and whose signatures to gather.
     *
     * @param message the message to sign
     * @param justification evidence by which validators sign a message that their own chain does not know; absent for
     *     most messages
     * @param signingSubnet the subnet whose validators sign
     * @param quorumPercent the share of the subnet's weight that has to sign, from 1 to 100
     * @param pChainHeight the P-Chain height of the validator set that numbers the signers
     */
    @NoJson("it is an argument: write its message()")
    record Request(
            UnsignedWarpMessage message,
            Optional<Bytes> justification,
            Id signingSubnet,
            int quorumPercent,
            long pChainHeight) {
        public Request {
            Objects.requireNonNull(message, "message");
            Objects.requireNonNull(justification, "justification");
            Objects.requireNonNull(signingSubnet, "signingSubnet");
        }
    }
}
