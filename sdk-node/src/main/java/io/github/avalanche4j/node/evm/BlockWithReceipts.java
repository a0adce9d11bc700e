package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import java.util.List;

/** An executed block of an EVM chain with the receipts of its transactions. */
@Value
@NoJson("write its block() and its receipts()")
public interface BlockWithReceipts {
    /** {@return the block with its transactions} */
    EvmFullBlock block();

    /** {@return one for each transaction, in order} */
    List<EvmReceipt> receipts();

    /** {@return the logs of all transactions, in order} */
    default List<EvmLog> logs() {
        return receipts().stream().flatMap(receipt -> receipt.logs().stream()).toList();
    }
}
