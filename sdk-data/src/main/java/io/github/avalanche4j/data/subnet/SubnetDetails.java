package io.github.avalanche4j.data.subnet;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A subnet, or an L1 that was converted from one. */
@Value
public interface SubnetDetails {
    /** {@return the time of the block that created it} */
    @UnixSeconds
    Instant createBlockTimestamp();

    /** {@return the P-Chain block that created it} */
    Optional<BigInteger> createBlockIndex();

    /** {@return its id} */
    Id subnetId();

    /** {@return the owners in the service's older form, which can be outdated; prefer {@link #subnetOwnershipInfo}} */
    List<Bech32Address> ownerAddresses();

    /** {@return the number of owners that must sign, in the older form} */
    OptionalInt threshold();

    /** {@return the time before which no owner may act, in the older form; 0 for none} */
    Optional<UInt64> locktime();

    /** {@return its owners, which may change it} */
    Optional<SubnetOwnership> subnetOwnershipInfo();

    /** {@return whether it is an L1, which manages its own validators} */
    Optional<Boolean> isL1();

    /** {@return the transaction that converted it to an L1; absent if it is not an L1} */
    Optional<Id> l1ConversionTransactionHash();

    /** {@return the contract that manages its validators; absent if it is not an L1} */
    Optional<L1ValidatorManager> l1ValidatorManagerDetails();

    /** {@return its chains} */
    List<BlockchainDetails> blockchains();
}
