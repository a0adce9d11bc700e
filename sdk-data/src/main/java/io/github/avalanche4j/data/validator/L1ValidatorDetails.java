package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** A validator of an L1. */
@Value
public interface L1ValidatorDetails {
    /** {@return the validation's id} */
    Id validationId();

    /** {@return the same 32 bytes} */
    Optional<Bytes> validationIdHex();

    /** {@return the node} */
    NodeId nodeId();

    /** {@return the L1} */
    Id subnetId();

    /** {@return its weight in the L1; 0 for one that was removed} */
    UInt64 weight();

    /**
     * {@return its remaining balance for continuous fees; at 0 the validator is inactive, though the service may still list it as active}
     */
    NAvax remainingBalance();

    /** {@return when it was registered} */
    @UnixSeconds
    Instant creationTimestamp();

    /** {@return its key} */
    Optional<BlsCredentials> blsCredentials();

    /** {@return the addresses that the remaining balance is refunded to} */
    Optional<BalanceOwner> remainingBalanceOwner();

    /** {@return the addresses that may deactivate it} */
    Optional<BalanceOwner> deactivationOwner();
}
