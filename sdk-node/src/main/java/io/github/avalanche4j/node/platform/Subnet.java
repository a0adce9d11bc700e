package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A subnet, or the L1 that it was converted to. An id that is not set is {@code Id.EMPTY}. */
@Value
public interface Subnet {
    /** {@return whether the owner decides who validates; false once the subnet is an L1} */
    boolean isPermissioned();

    /** {@return the owner's addresses} */
    List<Bech32Address> controlKeys();

    /** {@return the number of addresses that must sign} */
    OptionalLong threshold();

    /** {@return the time until which the owner is locked; 1970-01-01 where there is no lock} */
    @UnixSeconds
    Optional<Instant> locktime();

    /**
     * {@return the transaction that opened the subnet to stake in an asset of its own; not set for nearly all subnets}
     */
    @WireName("subnetTransformationTxID")
    Optional<Id> subnetTransformationTxId();

    /** {@return the id of the conversion to an L1; not set before it. Absent before AvalancheGo 1.12.0} */
    @WireName("conversionID")
    Optional<Id> conversionId();

    /** {@return the chain on which an L1's validator manager lives; not set before the conversion} */
    @WireName("managerChainID")
    Optional<Id> managerChainId();

    /** {@return the validator manager's address on that chain; absent before the conversion} */
    Optional<Bytes> managerAddress();

    /** {@return whether it has become an L1} */
    default boolean isL1() {
        return conversionId().filter(id -> !id.equals(Id.EMPTY)).isPresent();
    }
}
