package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Instant;
import java.util.Optional;

/** One validation of an L1. */
@Value
public interface L1Validator {
    /** {@return the L1's subnet} */
    @WireName("subnetID")
    Id subnetId();

    /** {@return the node} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return the weight} */
    UInt64 weight();

    /** {@return the id of the validation; absent where the request already names it} */
    @WireName("validationID")
    Optional<Id> validationId();

    /** {@return when the validation began} */
    @UnixSeconds
    Optional<Instant> startTime();

    /** {@return the BLS public key, 48 bytes, compressed} */
    Optional<Bytes> publicKey();

    /** {@return the owners who get the remaining balance when the validation ends} */
    Optional<OutputOwners> remainingBalanceOwner();

    /** {@return the owners who may end the validation} */
    Optional<OutputOwners> deactivationOwner();

    /** {@return the minimum nonce of the next change of weight} */
    Optional<UInt64> minNonce();

    /** {@return the balance that fees are paid from; 0 for an inactive validator} */
    Optional<NAvax> balance();

    /** {@return the P-Chain height of these values} */
    Optional<UInt64> height();
}
