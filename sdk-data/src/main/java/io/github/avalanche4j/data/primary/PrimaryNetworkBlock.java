package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A block of a chain of the primary network. */
@Value
public interface PrimaryNetworkBlock {
    /** {@return its height} */
    UInt64 blockNumber();

    /** {@return its id; a hash in hex on the C-Chain, cb58 elsewhere} */
    String blockHash();

    /** {@return the id of the block before, in the same form} */
    Optional<String> parentHash();

    /** {@return when it was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return its kind, as the service writes it} */
    Optional<String> blockType();

    /** {@return how many transactions it holds} */
    UInt64 txCount();

    /** {@return their ids} */
    List<String> transactions();

    /** {@return its length in bytes} */
    Optional<UInt64> blockSizeBytes();

    /** {@return the fees that L1 validators have paid up to this block; only on the P-Chain} */
    Optional<NAvax> l1ValidatorsAccruedFees();

    /** {@return how many L1 validators were active; only on the P-Chain} */
    Optional<UInt64> activeL1Validators();

    /** {@return the supply of AVAX; only on the P-Chain} */
    Optional<NAvax> currentSupply();

    /** {@return its proposer; absent for blocks before the Snowman++ upgrade} */
    Optional<ProposerDetails> proposerDetails();
}
