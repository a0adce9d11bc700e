package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.immutables.value.Value;

/** What is to be signed, and by how many. */
@Value.Immutable(copy = false)
public interface AggregationRequest {
    /** {@return the unsigned message; absent if there is only a justification} */
    Optional<Bytes> message();

    /** {@return what shows a validator that it may sign a message that its own chain does not know; absent for most} */
    Optional<Bytes> justification();

    /** {@return whose validators sign; absent for those of the subnet that the message comes from} */
    Optional<Id> signingSubnetId();

    /** {@return how much of the weight must have signed, in percent; absent for 67} */
    OptionalInt quorumPercentage();

    /** {@return how much more weight is tried for, in percent; absent for none} */
    OptionalInt quorumPercentageBuffer();

    /** {@return the P-Chain height whose validators sign; absent for the proposed one} */
    OptionalLong pChainHeight();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Sets the message to sign.
         *
         * @param message an unsigned Warp message, or the data of the log that the Warp precompile wrote for it
         */
        Builder message(Bytes message);

        /**
         * Sets what shows a validator that it may sign. By the specification it may come without a message; today's
         * services refuse that with status 400.
         *
         * @param justification such as the 32 bytes of a subnet id for a conversion, or the registration that is
         *     confirmed
         */
        Builder justification(Bytes justification);

        /**
         * Sets whose validators sign. Wrong or missing where the message comes from the P-Chain, this makes services
         * wait until they give up.
         */
        Builder signingSubnetId(Id subnet);

        /**
         * Sets how much of the weight must have signed.
         *
         * @param percent from 0 to 100; today's services read 0 as their default, 67
         */
        Builder quorumPercentage(int percent);

        /**
         * Sets how much more weight is tried for, so that the result outlives changes of weight. Today's services
         * ignore it.
         *
         * @param percent from 0 to 100; at most 100 together with the quorum
         */
        Builder quorumPercentageBuffer(int percent);

        /**
         * Sets the P-Chain height whose validators sign.
         *
         * @param height 0 for the proposed height
         */
        Builder pChainHeight(long height);
    }
}
