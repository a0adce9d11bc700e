package io.github.avalanche4j.node.validators;

import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A validator of a subnet or L1, with its uptime as the responding node measured it. */
@Value
public interface Validator {
    /** {@return the validation's id on an L1; on a subnet the id of the transaction that added the validator} */
    @WireName("validationID")
    Optional<Id> validationId();

    /** {@return the node that validates} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return the weight of its vote, often its stake} */
    Optional<UInt64> weight();

    /** {@return when it began to validate, to the second} */
    @UnixSeconds
    Optional<Instant> startTimestamp();

    /** {@return on an L1, whether its continuous fees are paid; always true on a subnet} */
    Optional<Boolean> isActive();

    /** {@return whether it validates an L1 rather than a subnet} */
    Optional<Boolean> isL1Validator();

    /** {@return whether the responding node is connected to it} */
    Optional<Boolean> isConnected();

    /** {@return the share of time that it was online, in percent from 0 to 100} */
    Optional<BigDecimal> uptimePercentage();

    /** {@return how long it was online; seconds on the wire} */
    @Seconds
    Optional<Duration> uptimeSeconds();
}
