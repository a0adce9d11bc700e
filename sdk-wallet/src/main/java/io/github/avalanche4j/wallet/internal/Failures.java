package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;

/** The exceptions that users see, which are made above the engine. */
public interface Failures {
    /** A node's refusal of a transaction that another one cannot mend. */
    RuntimeException refused(Id txId, JsonRpcException cause);

    /**
     * The end of a call before the outcome of a transaction is known.
     *
     * @param what says what is known, as the beginning of a sentence
     */
    RuntimeException unconfirmed(Id txId, String what, RuntimeException cause);
}
