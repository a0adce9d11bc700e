package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/**
 * How far a chain counts as known, see {@link BlockRef}. On Subnet-EVM chains, and on the C-Chain before Helicon, all
 * of these are the same block.
 */
public enum ChainHead {
    /** Blocks that are accepted, so that their place in the chain is final. They have no receipts and logs yet. */
    ACCEPTED,
    /** Blocks that are executed, so that their receipts and logs are known. */
    EXECUTED,
    /** Blocks whose execution a later block settled. */
    SETTLED;

    /** The number of the last such block. */
    Call<UInt64> number(RpcChannel channel) {
        return switch (this) {
            case ACCEPTED -> channel.call(EthEndpoints.HEAD_NUMBER, List.of(BlockRef.PENDING, false));
            case EXECUTED -> channel.call(EthEndpoints.BLOCK_NUMBER, List.of());
            case SETTLED -> channel.call(EthEndpoints.HEAD_NUMBER, List.of(BlockRef.FINALIZED, false));
        };
    }

    /** This head, but no farther than blocks are executed. */
    ChainHead executed() {
        return this == ACCEPTED ? EXECUTED : this;
    }
}
