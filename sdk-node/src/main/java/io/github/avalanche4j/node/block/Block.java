package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;

/** A block of any chain: the fields that all blocks have. */
public interface Block {
    /** {@return the block's own id, which is not that of the {@link ProposerVmBlock} around it} */
    Id id();

    /** {@return the id of the block before it} */
    Id parentId();

    /** {@return the block's height: the number of blocks before it} */
    UInt64 height();

    /** {@return the transactions, in order; for the C-Chain, only the atomic transactions} */
    List<Tx> txs();
}
