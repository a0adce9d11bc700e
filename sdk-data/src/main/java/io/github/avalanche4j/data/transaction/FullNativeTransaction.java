package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.util.Optional;
import org.immutables.value.Value;

/** A transaction as its block holds it, with what is given only when it is asked for alone. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface FullNativeTransaction extends NativeTransaction {
    /** {@return the data sent along} */
    Bytes input();

    /** {@return the block's base fee, in the smallest unit of the native token} */
    Optional<BigInteger> baseFeePerGas();

    /** {@return the most that the sender pays for gas; absent for older types of transactions} */
    Optional<BigInteger> maxFeePerGas();

    /** {@return the most that the sender pays above the base fee; absent for older types of transactions} */
    Optional<BigInteger> maxPriorityFeePerGas();
}
