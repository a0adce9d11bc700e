package io.github.avalanche4j.data.genesis;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The fee configuration of an EVM chain. Amounts are in the smallest unit of the native token.
 *
 * @param json the whole object, including fields without an accessor here
 */
@NoJson("write its json()")
public record EvmFeeConfig(JsonTree json) {
    /** {@return the base fee change denominator: the higher, the slower the base fee follows demand} */
    public Optional<BigInteger> baseFeeChangeDenominator() {
        return json.get("baseFeeChangeDenominator").asInteger();
    }

    /** {@return the change of the block gas cost for each second} */
    public Optional<BigInteger> blockGasCostStep() {
        return json.get("blockGasCostStep").asInteger();
    }

    /** {@return the gas limit of a block} */
    public Optional<UInt64> gasLimit() {
        return json.get("gasLimit").asUInt64();
    }

    /** {@return the maximum block gas cost} */
    public Optional<BigInteger> maxBlockGasCost() {
        return json.get("maxBlockGasCost").asInteger();
    }

    /** {@return the minimum base fee} */
    public Optional<BigInteger> minBaseFee() {
        return json.get("minBaseFee").asInteger();
    }

    /** {@return the minimum block gas cost} */
    public Optional<BigInteger> minBlockGasCost() {
        return json.get("minBlockGasCost").asInteger();
    }

    /** {@return the target time between blocks, in seconds} */
    public Optional<UInt64> targetBlockRate() {
        return json.get("targetBlockRate").asUInt64();
    }

    /** {@return the target gas per ten seconds} */
    public Optional<UInt64> targetGas() {
        return json.get("targetGas").asUInt64();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}
