package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.internal.Failures;

/** The exceptions of payments. */
final class PaymentFailures implements Failures {
    @Override
    public RuntimeException refused(Id txId, JsonRpcException cause) {
        return new TxRefusedException(txId, cause);
    }

    @Override
    public RuntimeException unconfirmed(Id txId, String what, RuntimeException cause) {
        return new TxUnconfirmedException(txId, what, cause);
    }
}
