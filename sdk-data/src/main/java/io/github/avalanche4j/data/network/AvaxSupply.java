package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** The supply of AVAX. All amounts are in AVAX. */
@Value
public interface AvaxSupply {
    /** {@return the circulating supply} */
    BigDecimal circulatingSupply();

    /** {@return the total supply} */
    BigDecimal totalSupply();

    /** {@return the amount burned on the P-Chain} */
    Optional<BigDecimal> totalPBurned();

    /** {@return the amount burned on the C-Chain} */
    Optional<BigDecimal> totalCBurned();

    /** {@return the amount burned on the X-Chain} */
    Optional<BigDecimal> totalXBurned();

    /** {@return the amount staked} */
    Optional<BigDecimal> totalStaked();

    /** {@return the amount locked} */
    Optional<BigDecimal> totalLocked();

    /** {@return the amount paid as rewards} */
    Optional<BigDecimal> totalRewards();

    /** {@return when the service last updated it} */
    Optional<Instant> lastUpdated();

    /** {@return the amount unlocked from the genesis} */
    Optional<BigDecimal> genesisUnlock();

    /** {@return the fees that validators of L1s paid} */
    Optional<BigDecimal> l1ValidatorFees();
}
