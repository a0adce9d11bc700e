package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.data.transaction.InternalTransactionType;
import java.math.BigInteger;
import java.util.Optional;

/** A call of a contract inside a transaction. The service delivers it only for the C-Chain. */
@Value
public interface EventInternalTransaction {
    /** {@return the caller} */
    EvmAddress from();

    /** {@return the callee} */
    EvmAddress to();

    /** {@return the kind of call; the service writes its text in upper or lower case} */
    InternalTransactionType internalTxType();

    /** {@return the amount moved, in wei} */
    BigInteger value();

    /** {@return the gas that it used} */
    Optional<BigInteger> gasUsed();

    /** {@return its gas limit} */
    Optional<BigInteger> gasLimit();

    /** {@return the transaction} */
    Optional<EvmHash> transactionHash();
}
