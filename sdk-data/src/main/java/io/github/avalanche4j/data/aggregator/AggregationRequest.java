package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.codegen.Values;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The message to sign, and the weight that must sign it. */
@Value
@Values.Built
public interface AggregationRequest {
    /** {@return the unsigned message; absent if there is only a justification} */
    Optional<Bytes> message();

    /**
     * {@return evidence that lets a validator sign a message that its own chain does not know; absent for most
     * messages}
     */
    Optional<Bytes> justification();

    /** {@return the subnet whose validators sign; absent for the subnet of the message's source chain} */
    Optional<Id> signingSubnetId();

    /** {@return the share of the weight that must sign, in percent; absent for 67} */
    OptionalInt quorumPercentage();

    /** {@return the additional share of the weight that the service tries to collect, in percent; absent for none} */
    OptionalInt quorumPercentageBuffer();

    /** {@return the P-Chain height of the validator set that signs; absent for the proposed height} */
    OptionalLong pChainHeight();

    /** Builds a request. */
    interface Builder {
        /**
         * Sets the message to sign: an unsigned Warp message, or the data of the log that the Warp precompile wrote for
         * it.
         */
        Builder message(Bytes message);

        /**
         * Sets the evidence that lets a validator sign, such as the 32 bytes of a subnet id for a conversion, or the
         * registration to confirm. The specification allows it without a message, but today's services refuse that with
         * status 400.
         */
        Builder justification(Bytes justification);

        /**
         * Sets the subnet whose validators sign. Required for messages from the P-Chain:
         * if it is wrong or missing there, services wait until they time out.
         */
        Builder signingSubnetId(Id subnet);

        /**
         * Sets the share of the weight that must sign, from 0 to 100 percent; today's services read 0 as their default,
         * 67.
         */
        Builder quorumPercentage(int percent);

        /**
         * Sets an additional share of the weight to collect, so that the signature stays valid when weights change:
         * from 0 to 100 percent, and at most 100 together with the quorum. Today's services ignore it.
         */
        Builder quorumPercentageBuffer(int percent);

        /** Sets the P-Chain height of the validator set that signs; 0 is the proposed height. */
        Builder pChainHeight(long height);
    }
}
