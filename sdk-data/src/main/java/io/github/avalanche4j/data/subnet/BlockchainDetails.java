package io.github.avalanche4j.data.subnet;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.genesis.GenesisData;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** A chain of a subnet. */
@Value
public interface BlockchainDetails {
    /** {@return the time of the block that created it} */
    @UnixSeconds
    Instant createBlockTimestamp();

    /** {@return the P-Chain block that created it; -1 for the chains of the primary network} */
    BigInteger createBlockNumber();

    /** {@return its id} */
    Id blockchainId();

    /**
     * {@return its virtual machine: an id, or a name such as {@code platformvm} for the chains of the primary network}
     */
    String vmId();

    /** {@return the subnet that validates it} */
    Id subnetId();

    /** {@return its name} */
    Optional<String> blockchainName();

    /** {@return its EVM chain id; absent for chains of another kind} */
    Optional<UInt64> evmChainId();

    /** {@return its genesis; absent in most lists} */
    Optional<GenesisData> genesisData();
}
