package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;

/** Describes the message to sign, and the weight that must sign it. A message or a justification is required. */
@Settings("request")
public interface AggregationRequest {
    /**
     * Sets the message to sign: an unsigned Warp message, or the data of the log that the Warp precompile wrote for
     * it.
     */
    AggregationRequest message(Bytes message);

    /**
     * Sets the evidence that lets a validator sign, such as the 32 bytes of a subnet id for a conversion, or the
     * registration to confirm. The specification allows it without a message, but today's services refuse that with
     * status 400.
     */
    AggregationRequest justification(Bytes justification);

    /**
     * Sets the subnet whose validators sign. Required for messages from the P-Chain:
     * if it is wrong or missing there, services wait until they time out.
     */
    AggregationRequest signingSubnetId(Id subnet);

    /**
     * Sets the share of the weight that must sign, from 0 to 100 percent; today's services read 0 as their default,
     * 67.
     */
    @Settings.Within(min = 0, max = 100)
    AggregationRequest quorumPercentage(int percent);

    /**
     * Sets an additional share of the weight to collect, so that the signature stays valid when weights change:
     * from 0 to 100 percent, and at most 100 together with the quorum. Today's services ignore it.
     */
    @Settings.Within(min = 0, max = 100)
    AggregationRequest quorumPercentageBuffer(int percent);

    /** Sets the P-Chain height of the validator set that signs; 0 is the proposed height. */
    AggregationRequest pChainHeight(long height);
}
