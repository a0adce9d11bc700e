package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks up an EVM transaction: its receipt, or whether it waits in the node's pool. The sender and the nonce, which
 * show whether another transaction replaced it, are known only for a transaction that was seen in the pool.
 */
final class EvmTxLookup implements Wait.Poll<EvmReceipt> {
    // a transaction leaves the pool shortly before its receipt is available
    private static final Duration LATE_RECEIPT = Duration.ofSeconds(5);

    private final EvmClient chain;
    private final EvmHash hash;
    private @Nullable EvmTransaction waiting;
    private @Nullable Duration goneSince;

    EvmTxLookup(EvmClient chain, EvmHash hash) {
        this.chain = chain;
        this.hash = hash;
    }

    @Override
    public Call<Optional<EvmReceipt>> poll(Wait wait) {
        return wait.ask(chain.getTransactionReceipt(hash)).then(receipt -> {
            if (receipt.isPresent() && receipt.get().isPresent()) {
                return Wait.found(receipt.get().get());
            }
            return receipt.isEmpty()
                    ? Wait.again()
                    : wait.ask(chain.getTransactionByHash(hash)).then(transaction -> inPool(transaction, wait));
        });
    }

    private Call<Optional<EvmReceipt>> inPool(Optional<Optional<EvmTransaction>> transaction, Wait wait) {
        if (transaction.isEmpty()) {
            return Wait.again();
        }
        if (transaction.get().isPresent()) {
            waiting = transaction.get().get();
            goneSince = null;
            wait.saw("the transaction waits in the node's pool");
            return Wait.again();
        }
        wait.saw("the node does not know the transaction");
        return waiting == null ? Wait.again() : dropped(waiting, wait);
    }

    /** Finds the outcome of a transaction that is no longer in the pool. */
    private Call<Optional<EvmReceipt>> dropped(EvmTransaction transaction, Wait wait) {
        wait.saw("the transaction has left the node's pool and has no receipt");
        if (goneSince == null) {
            goneSince = wait.elapsed();
            return Wait.again(); // the next check may find the receipt
        }
        Duration since = goneSince;
        return wait.ask(chain.getTransactionCount(transaction.from(), BlockRef.LATEST))
                .then(next -> {
                    if (next.isPresent() && next.get().compareTo(transaction.nonce()) > 0) {
                        return wait.ask(chain.getTransactionReceipt(hash)).then(late -> replaced(transaction, late));
                    }
                    if (next.isPresent() && wait.elapsed().minus(since).compareTo(LATE_RECEIPT) > 0) {
                        throw new TxRejectedException(
                                hash,
                                "it left the node's pool and its nonce, " + transaction.nonce()
                                        + ", is still free: a transaction with a higher fee replaced it, or the pool was full");
                    }
                    return Wait.again();
                });
    }

    private Call<Optional<EvmReceipt>> replaced(EvmTransaction transaction, Optional<Optional<EvmReceipt>> late) {
        if (late.isEmpty()) {
            return Wait.again();
        }
        return Wait.found(late.get()
                .orElseThrow(() -> new TxRejectedException(
                        hash,
                        "another transaction of " + transaction.from() + " with its nonce, " + transaction.nonce()
                                + ", was accepted")));
    }
}
