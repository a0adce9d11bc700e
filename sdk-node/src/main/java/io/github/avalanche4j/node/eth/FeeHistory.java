package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** The fees of a range of blocks; all lists begin with the oldest. */
@Value
public interface FeeHistory {
    /** {@return the number of the first block} */
    UInt64 oldestBlock();

    /**
     * {@return the base fee of each block, in wei per gas} A C-Chain since Helicon appends the base fee of the next block,
     * as Ethereum nodes do, so the list is longer than {@link #gasUsedRatio} by one. Coreth and Subnet-EVM do not: see
     * {@code baseFee}.
     */
    List<BigInteger> baseFeePerGas();

    /**
     * {@return how full each block was, from 0 to 1; its size is the number of blocks} On a C-Chain since Helicon, it is
     * how full the gas limits of the transactions made it, see {@link EvmHeader#gasUsed}.
     */
    List<BigDecimal> gasUsedRatio();

    /**
     * {@return for each block, the priority fees at the requested percentiles, in wei per gas; empty if none were
     * requested}
     */
    List<List<BigInteger>> reward();
}
