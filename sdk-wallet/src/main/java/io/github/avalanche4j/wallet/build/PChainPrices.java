package io.github.avalanche4j.wallet.build;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Objects;

/**
 * What the P-Chain's fee depends on: it is the gas times its price, and the gas is the sum of the {@link Complexity}
 * by weights.
 *
 * @param weights the gas of one unit of each dimension of a {@link Complexity}, as {@code platform.getFeeConfig} gives
 *     them
 * @param gasPrice the price of a unit of gas in nAVAX, which is paid as it is. A node refuses what is below its price
 *     when the transaction arrives, so a margin over that of {@code platform.getFeeState} is wise; it is not given back
 * @param maxGas the most gas that a transaction may need: the capacity of {@code platform.getFeeState}, or {@link
 *     UInt64#MAX} where only the node shall look
 */
public record PChainPrices(List<UInt64> weights, UInt64 gasPrice, UInt64 maxGas) {
    public PChainPrices {
        weights = List.copyOf(weights);
        if (weights.size() != 4) {
            throw new InvalidRequestException("weights", weights.toString(), "four numbers");
        }
        Objects.requireNonNull(gasPrice, "gasPrice");
        Objects.requireNonNull(maxGas, "maxGas");
    }

    /**
     * {@return the fee of a transaction}
     *
     * @param complexity its complexity
     * @throws InvalidRequestException if the gas or the fee is above 2^64 − 1
     */
    public UInt64 fee(Complexity complexity) {
        return Amounts.product("fee", complexity.gas(weights), gasPrice);
    }
}
