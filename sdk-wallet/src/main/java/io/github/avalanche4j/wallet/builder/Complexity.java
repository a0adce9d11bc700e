package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.math.BigInteger;
import java.util.List;

/**
 * The resources that a transaction of the P-Chain uses, in the four dimensions that determine its gas (ACP-103).
 *
 * @param bandwidth the size of the fully signed transaction, in bytes
 * @param dbReads the database reads
 * @param dbWrites the database writes
 * @param compute the computing time in microseconds
 */
public record Complexity(long bandwidth, long dbReads, long dbWrites, long compute) {
    /** Nothing. */
    public static final Complexity ZERO = new Complexity(0, 0, 0, 0);

    /**
     * {@return the complexity of a transaction, including its signatures}
     *
     * @param tx a transaction of the P-Chain of a kind that pays the dynamic fee
     * @throws InvalidRequestException if it is of another kind
     * @throws io.github.avalanche4j.core.MalformedBytesException if a Warp message in it is malformed
     */
    public static Complexity of(UnsignedTx tx) {
        return PChainComplexity.of(tx);
    }

    Complexity plus(Complexity other) {
        return new Complexity(
                bandwidth + other.bandwidth,
                dbReads + other.dbReads,
                dbWrites + other.dbWrites,
                compute + other.compute);
    }

    /**
     * {@return the gas}
     *
     * @param weights the gas of one unit of each dimension, in their order here, from {@code platform.getFeeConfig}
     * @throws InvalidRequestException if there are not four, or the gas is above 2^64 − 1
     */
    public UInt64 gas(List<UInt64> weights) {
        if (weights.size() != 4) {
            throw new InvalidRequestException("weights", weights.toString(), "four numbers");
        }
        BigInteger gas = BigInteger.ZERO;
        long[] units = {bandwidth, dbReads, dbWrites, compute};
        for (int i = 0; i < units.length; i++) {
            gas = gas.add(weights.get(i).toBigInteger().multiply(BigInteger.valueOf(units[i])));
        }
        return Amounts.of("gas", gas);
    }
}
