package io.github.avalanche4j.testing.internal.ledger;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;

/**
 * The gas of the P-Chain after its last block (AvalancheGo vms/components/gas). A node reports this state, and checks
 * transactions at its own time, which is later (wire/wallet.md section 6).
 *
 * @param capacity the gas that the block left
 * @param excess the gas above the target, which raises the price
 * @param time the time of the block
 */
record GasState(long capacity, long excess, Instant time) {
    static final long MAX_CAPACITY = 1_000_000;
    static final long MAX_PER_SECOND = 100_000;
    static final long TARGET_PER_SECOND = 50_000;
    static final long EXCESS_CONVERSION = 2_164_043;

    /** The state for a block at a time. Blocks are a second apart, also while the ledger's clock is stopped. */
    GasState at(Instant now) {
        long seconds = Math.max(1, Duration.between(time, now).toSeconds());
        return new GasState(
                Math.min(MAX_CAPACITY, capacity + seconds * MAX_PER_SECOND),
                Math.max(0, excess - seconds * TARGET_PER_SECOND),
                now);
    }

    GasState spend(long gas) {
        return new GasState(capacity - gas, excess + gas, time);
    }

    /** The price of one gas: {@code least} times e to the power of excess divided by its conversion constant. */
    long price(long least) {
        BigInteger conversion = BigInteger.valueOf(EXCESS_CONVERSION);
        BigInteger sum = BigInteger.ZERO;
        BigInteger term = BigInteger.valueOf(least).multiply(conversion);
        for (long i = 1; term.signum() > 0; i++) {
            sum = sum.add(term);
            term = term.multiply(BigInteger.valueOf(excess)).divide(conversion.multiply(BigInteger.valueOf(i)));
        }
        return sum.divide(conversion).longValueExact();
    }
}
