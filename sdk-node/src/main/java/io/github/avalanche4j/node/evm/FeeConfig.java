package io.github.avalanche4j.node.evm;

import java.math.BigInteger;
import java.util.Optional;
import org.immutables.value.Value;

/** How a Subnet-EVM chain sets its fees. Nodes leave out what is not set; numbers may have more than 64 bits. */
@Value.Immutable(copy = false)
public interface FeeConfig {
    /** {@return the most gas that a block can use} */
    Optional<BigInteger> gasLimit();

    /** {@return the time between blocks that fees steer towards, in seconds; absent for 0} */
    Optional<BigInteger> targetBlockRate();

    /** {@return the least base fee, in wei per gas} */
    Optional<BigInteger> minBaseFee();

    /** {@return the gas used in ten seconds that fees steer towards} */
    Optional<BigInteger> targetGas();

    /** {@return by what the base fee's changes are divided: the larger, the slower it changes} */
    Optional<BigInteger> baseFeeChangeDenominator();

    /** {@return the least gas charged for making a block} */
    Optional<BigInteger> minBlockGasCost();

    /** {@return the most gas charged for making a block} */
    Optional<BigInteger> maxBlockGasCost();

    /** {@return by how much gas that charge changes for each second off the target} */
    Optional<BigInteger> blockGasCostStep();
}
