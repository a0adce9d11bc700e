package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Objects;

/**
 * The prices of the P-Chain. The fee is the gas times the gas price; the gas is the weighted sum of the {@link
 * Complexity}.
 *
 * @param weights the gas of one unit of each dimension of a {@link Complexity}, from {@code platform.getFeeConfig}
 * @param gasPrice the price of a unit of gas, paid without change. A node refuses a transaction below its
 *     current price, so add a margin to that of {@code platform.getFeeState}; it is not refunded
 * @param maxGas the most gas that a block can ever hold: {@code maxCapacity} of {@code platform.getFeeConfig}, or {@link
 *     UInt64#MAX} to leave the check to the node. The capacity of {@code platform.getFeeState} is what the last block
 *     left, and it refills by the second: whether a transaction fits now is for the node to say
 * @param tip what is added to the fee of a transaction, so that its bytes differ from those of another one
 */
public record PChainPrices(List<UInt64> weights, NAvax gasPrice, UInt64 maxGas, NAvax tip) {
    /** Prices without a tip. */
    public PChainPrices(List<UInt64> weights, NAvax gasPrice, UInt64 maxGas) {
        this(weights, gasPrice, maxGas, NAvax.ZERO);
    }

    public PChainPrices {
        weights = List.copyOf(weights);
        if (weights.size() != 4) {
            throw new InvalidRequestException("weights", weights.toString(), "four numbers");
        }
        Objects.requireNonNull(gasPrice, "gasPrice");
        Objects.requireNonNull(maxGas, "maxGas");
        Objects.requireNonNull(tip, "tip");
    }

    /**
     * {@return the fee of a transaction}
     *
     * @throws InvalidRequestException if the gas or the fee is above 2^64 − 1
     */
    public NAvax fee(Complexity complexity) {
        UInt64 price = Amounts.product("fee", complexity.gas(weights), gasPrice.amount());
        return NAvax.of(Amounts.sum("fee", price, tip.amount()));
    }
}
