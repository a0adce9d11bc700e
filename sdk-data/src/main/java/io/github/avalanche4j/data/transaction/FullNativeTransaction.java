package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.util.Optional;

/** A transaction as its block holds it, with fields that only a request for the single transaction returns. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface FullNativeTransaction extends NativeTransaction {
    /** {@return its input data} */
    Bytes input();

    /** {@return the block's base fee, in the smallest unit of the native token} */
    Optional<BigInteger> baseFeePerGas();

    /** {@return the maximum fee per gas; absent for older types of transactions} */
    Optional<BigInteger> maxFeePerGas();

    /** {@return the maximum priority fee per gas; absent for older types of transactions} */
    Optional<BigInteger> maxPriorityFeePerGas();
}
