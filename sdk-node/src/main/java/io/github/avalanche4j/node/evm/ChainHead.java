package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/**
 * The blocks up to which lists and tails read a chain, see {@link BlockRef}. On Subnet-EVM chains, and on the C-Chain
 * before Helicon, all heads are the same block.
 */
public enum ChainHead {
    /**
     * Accepted blocks, whose place in the chain is final. They may have no receipts and logs yet. A C-Chain since Helicon
     * has no tag for the last of them, unless the node is configured so, but serves each by its number: lists and tails
     * request the blocks after the last executed one until there is none. Notifications of new heads come with executed
     * blocks, so a tail finds accepted ones at its interval.
     */
    ACCEPTED,
    /** Executed blocks, whose receipts and logs are known. */
    EXECUTED,
    /** Blocks whose execution a later block settled. */
    SETTLED;

    /** The call for the number of the last such block that has a name; for accepted ones, there may be more. */
    Call<UInt64> number(RpcChannel channel) {
        return switch (this) {
            case ACCEPTED -> channel.call(EthEndpoints.HEAD_NUMBER, List.of(BlockRef.PENDING, false));
            case EXECUTED -> channel.call(EthEndpoints.BLOCK_NUMBER, List.of());
            case SETTLED -> channel.call(EthEndpoints.HEAD_NUMBER, List.of(BlockRef.FINALIZED, false));
        };
    }

    /** This head, but at most the last executed block. */
    ChainHead executed() {
        return this == ACCEPTED ? EXECUTED : this;
    }
}
