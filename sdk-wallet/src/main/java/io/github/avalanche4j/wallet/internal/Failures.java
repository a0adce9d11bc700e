package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;

/** Makes the exceptions that users see. */
public interface Failures {
    /** The node refused a transaction, and another transaction would not be accepted either. */
    RuntimeException refused(Id txId, JsonRpcException cause);

    /**
     * The end of a call before the outcome of a transaction is known.
     *
     * @param what says what is known, as the beginning of a sentence
     */
    RuntimeException unconfirmed(Id txId, String what, RuntimeException cause);
}
