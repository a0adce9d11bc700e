package io.github.avalanche4j.node.evm;

import java.math.BigInteger;
import java.util.Optional;
import org.immutables.value.Value;

/** The fee configuration of a Subnet-EVM chain. Nodes leave out what is not set; numbers may have more than 64 bits. */
@Value.Immutable(copy = false)
public interface FeeConfig {
    /** {@return the most gas that a block can use} */
    Optional<BigInteger> gasLimit();

    /** {@return the target time between blocks, in seconds; absent for 0} */
    Optional<BigInteger> targetBlockRate();

    /** {@return the least base fee, in wei per gas} */
    Optional<BigInteger> minBaseFee();

    /** {@return the target of gas used in ten seconds} */
    Optional<BigInteger> targetGas();

    /** {@return the divisor of the base fee's changes: the larger, the slower the base fee changes} */
    Optional<BigInteger> baseFeeChangeDenominator();

    /** {@return the least gas charged for making a block} */
    Optional<BigInteger> minBlockGasCost();

    /** {@return the most gas charged for making a block} */
    Optional<BigInteger> maxBlockGasCost();

    /** {@return how much gas that charge changes for each second off the target time} */
    Optional<BigInteger> blockGasCostStep();
}
