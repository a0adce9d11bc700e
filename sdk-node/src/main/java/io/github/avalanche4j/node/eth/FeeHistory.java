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
     * {@return the base fee of each block, in wei per gas} Unlike Ethereum nodes, Coreth and Subnet-EVM do not append
     * the base fee of the next block: see {@code baseFee}.
     */
    List<BigInteger> baseFeePerGas();

    /** {@return how full each block was, from 0 to 1} */
    List<BigDecimal> gasUsedRatio();

    /**
     * {@return for each block, the priority fees at the requested percentiles, in wei per gas; empty if none were
     * requested}
     */
    List<List<BigInteger>> reward();
}
