package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import java.util.List;
import java.util.Objects;

/**
 * An executed block of an EVM chain with the receipts of its transactions.
 *
 * @param block the block with its transactions
 * @param receipts one for each transaction, in order
 */
public record BlockWithReceipts(EvmFullBlock block, List<EvmReceipt> receipts) {
    public BlockWithReceipts {
        Objects.requireNonNull(block, "block");
        receipts = List.copyOf(receipts);
    }

    /** {@return the logs of all transactions, in order} */
    public List<EvmLog> logs() {
        return receipts.stream().flatMap(receipt -> receipt.logs().stream()).toList();
    }
}
