package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.validator.BlsCredentials;
import java.math.BigInteger;
import java.util.Optional;

/** A validator of an L1 that a transaction registered or changed, in its state at that time. */
@Value
public interface L1ValidatorChange {
    /** {@return the validation's id} */
    Id validationId();

    /** {@return the validation's id as hex} */
    Optional<Bytes> validationIdHex();

    /** {@return the node} */
    NodeId nodeId();

    /** {@return the L1} */
    Id subnetId();

    /** {@return its weight in the L1; 0 for one that was removed} */
    UInt64 weight();

    /** {@return its remaining balance for continuous fees} */
    NAvax remainingBalance();

    /** {@return the change of that balance by the transaction, in nAVAX; negative if it was refunded} */
    Optional<BigInteger> balanceChange();

    /** {@return its key} */
    Optional<BlsCredentials> blsCredentials();
}
