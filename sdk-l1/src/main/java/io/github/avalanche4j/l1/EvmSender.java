package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.EvmHash;
import java.util.concurrent.CompletionStage;

/** Signs and sends transactions to the L1's chain, such as with web3j or in a key service. */
@FunctionalInterface
public interface EvmSender {
    /**
     * Sends a transaction.
     *
     * <p>After a crash or a failure, an operation first looks for the transaction's effect. Without an effect, it asks
     * for the same transaction again, as does another process that continues the operation. It also asks again if the
     * transaction is in no block after 30 seconds and the node's pool has no transaction of the account, because
     * another one may have used its nonce. A sender that records its transactions can then reuse the nonce. Otherwise
     * the second transaction costs gas: the contract reverts it, or repeats a change of weight.
     *
     * <p>Several operations may send with one account at the same time. If a sender fails with a {@link
     * io.github.avalanche4j.core.JsonRpcException} with reason {@code NONCE_TOO_LOW} or {@code
     * REPLACEMENT_UNDERPRICED}, another transaction of the account has the nonce, and the operation goes on: it looks
     * for the effect, and asks again.
     *
     * <p>A transaction that the contract refuses after the L1's last block is simulated again at the current time,
     * because a quiet chain has the time of its last block. A sender that estimates the gas should do the same, or set
     * a limit.
     *
     * @param call the transaction; it was simulated
     * @return its hash
     */
    CompletionStage<EvmHash> send(EvmCall call);
}
