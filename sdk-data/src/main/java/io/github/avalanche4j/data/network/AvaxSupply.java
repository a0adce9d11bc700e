package io.github.avalanche4j.data.network;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** How much AVAX there is. All amounts are in AVAX. */
@Value.Immutable
public interface AvaxSupply {
    /** {@return what circulates} */
    BigDecimal circulatingSupply();

    /** {@return what exists} */
    BigDecimal totalSupply();

    /** {@return what was burned on the P-Chain} */
    Optional<BigDecimal> totalPBurned();

    /** {@return what was burned on the C-Chain} */
    Optional<BigDecimal> totalCBurned();

    /** {@return what was burned on the X-Chain} */
    Optional<BigDecimal> totalXBurned();

    /** {@return what is staked} */
    Optional<BigDecimal> totalStaked();

    /** {@return what is locked} */
    Optional<BigDecimal> totalLocked();

    /** {@return what was paid as rewards} */
    Optional<BigDecimal> totalRewards();

    /** {@return when the service last counted} */
    Optional<Instant> lastUpdated();

    /** {@return what the genesis unlocked} */
    Optional<BigDecimal> genesisUnlock();

    /** {@return what validators of L1s paid as fees} */
    Optional<BigDecimal> l1ValidatorFees();
}
