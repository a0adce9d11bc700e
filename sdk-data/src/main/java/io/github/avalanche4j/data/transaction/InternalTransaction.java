package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A call from contract to contract inside a transaction. The service lists only those that transfer
 * value or create a contract.
 */
@Value
public interface InternalTransaction {
    /** {@return the caller} */
    Party from();

    /** {@return the callee; absent if the service names none for the creation of a contract} */
    Optional<Party> to();

    /** {@return the kind of call} */
    InternalTransactionType internalTxType();

    /** {@return the amount moved, in the smallest unit of the native token} */
    BigInteger value();

    /** {@return whether it was reverted} */
    Optional<Boolean> isReverted();

    /** {@return the gas it used} */
    Optional<UInt64> gasUsed();

    /** {@return its gas limit} */
    Optional<UInt64> gasLimit();
}
