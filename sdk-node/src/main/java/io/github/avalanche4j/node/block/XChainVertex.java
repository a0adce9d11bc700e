package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;
import java.util.Objects;

/**
 * A vertex of the graph that the X-Chain had instead of blocks before the Cortina upgrade (AvalancheGo
 * snow/engine/avalanche/vertex).
 *
 * @param id the SHA-256 of its bytes
 * @param chainId the X-Chain
 * @param height its distance from the beginning of the graph
 * @param epoch 0 in every accepted vertex; from 0 to 2^32 − 1
 * @param parentIds the vertices before it
 * @param txs its transactions; empty for the last one
 * @param isStopVertex whether it is the last vertex, which ended the graph
 */
@NoJson("write its bytes, which XChainCodec.encodeVertex gives")
public record XChainVertex(
        Id id, Id chainId, UInt64 height, long epoch, List<Id> parentIds, List<Tx> txs, boolean isStopVertex) {
    public XChainVertex {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(chainId, "chainId");
        Objects.requireNonNull(height, "height");
        parentIds = List.copyOf(parentIds);
        txs = List.copyOf(txs);
    }
}
