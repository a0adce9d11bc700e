package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.codegen.Values;
import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The fee configuration of a Subnet-EVM chain. Nodes leave out fields that are not set. Numbers may have more than 64
 * bits.
 */
@Value
@Values.Built
public interface FeeConfig {
    /** {@return the maximum gas of a block} */
    Optional<BigInteger> gasLimit();

    /** {@return the target time between blocks, in seconds; absent for 0} */
    Optional<BigInteger> targetBlockRate();

    /** {@return the minimum base fee, in wei per gas} */
    Optional<BigInteger> minBaseFee();

    /** {@return the target of gas used in ten seconds} */
    Optional<BigInteger> targetGas();

    /** {@return the divisor of the base fee's changes: the larger, the slower the base fee changes} */
    Optional<BigInteger> baseFeeChangeDenominator();

    /** {@return the minimum gas charged for building a block} */
    Optional<BigInteger> minBlockGasCost();

    /** {@return the maximum gas charged for building a block} */
    Optional<BigInteger> maxBlockGasCost();

    /** {@return the change of that charge, in gas, for each second off the target time} */
    Optional<BigInteger> blockGasCostStep();
}
