package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;

/** A block of any chain: the fields that all have. */
public interface Block {
    /** {@return the block's own id, which is not that of the {@link ProposerVmBlock} around it} */
    Id id();

    /** {@return the id of the block before} */
    Id parentId();

    /** {@return the block's height: how many blocks of the chain came before} */
    UInt64 height();

    /** {@return the P- or X-Chain's transactions in their order; of the C-Chain the atomic ones alone} */
    List<Tx> txs();
}
