package io.github.avalanche4j.node;

import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks an EVM transaction up: its receipt, or whether it waits in the node's pool. Only a transaction that was seen
 * there tells its sender and nonce, and so whether another one took its place.
 */
final class EvmTxLookup {
    // a transaction leaves the pool a moment before its receipt is there
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final EvmClient chain;
    private final EvmHash hash;
    private @Nullable EvmTransaction waiting;
    private @Nullable Duration goneSince;

    EvmTxLookup(EvmClient chain, EvmHash hash) {
        this.chain = chain;
        this.hash = hash;
    }

    /** The receipt; empty where there is none yet. */
    Optional<EvmReceipt> receipt(Wait wait) {
        Optional<Optional<EvmReceipt>> receipt = wait.ask(chain.getTransactionReceipt(hash));
        if (receipt.isEmpty() || receipt.get().isPresent()) {
            return receipt.flatMap(found -> found);
        }
        Optional<Optional<EvmTransaction>> transaction = wait.ask(chain.getTransactionByHash(hash));
        if (transaction.isEmpty()) {
            return Optional.empty();
        }
        if (transaction.get().isPresent()) {
            waiting = transaction.get().get();
            goneSince = null;
            wait.saw("the transaction waits in the node's pool");
            return Optional.empty();
        }
        wait.saw("the node does not know the transaction");
        return waiting == null ? Optional.empty() : gone(waiting, wait);
    }

    /** What became of a transaction that is no longer in the pool; empty where nothing tells. */
    private Optional<EvmReceipt> gone(EvmTransaction transaction, Wait wait) {
        wait.saw("the transaction has left the node's pool and has no receipt");
        if (goneSince == null) {
            goneSince = wait.elapsed();
            return Optional.empty(); // the next look may find the receipt
        }
        Optional<UInt64> next = wait.ask(chain.getTransactionCount(transaction.from(), BlockRef.LATEST));
        if (next.isPresent() && next.get().compareTo(transaction.nonce()) > 0) {
            Optional<EvmReceipt> late =
                    wait.ask(chain.getTransactionReceipt(hash)).flatMap(found -> found);
            if (late.isEmpty() && wait.lastFailure() == null) {
                throw new TxRejectedException(
                        hash,
                        "another transaction of " + transaction.from() + " with its nonce, " + transaction.nonce()
                                + ", was accepted");
            }
            return late;
        }
        if (next.isPresent() && wait.elapsed().minus(goneSince).compareTo(PATIENCE) > 0) {
            throw new TxRejectedException(
                    hash,
                    "it left the node's pool and its nonce, " + transaction.nonce()
                            + ", is still free: one with a higher fee replaced it, or the pool was full");
        }
        return Optional.empty();
    }
}
