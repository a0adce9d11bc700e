package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import io.github.avalanche4j.data.xchain.XChainAsset;
import io.github.avalanche4j.data.xchain.XChainBalances;
import io.github.avalanche4j.data.xchain.XChainTransaction;
import io.github.avalanche4j.data.xchain.XChainVertexDetails;
import java.util.Map;
import java.util.Objects;

/** The X-Chain, as the data service knows it. Until the Cortina upgrade it had vertices, since then it has blocks. */
public final class XChainClient extends PrimaryChainClient<XChainTransaction, UtxoDetails, XChainBalances> {
    XChainClient(RestChannel channel, Network network) {
        super(channel, network, PrimaryNetworkChain.X_CHAIN, PrimaryChainEndpoints.X_CHAIN);
    }

    /** As {@link #block(long)}, by its id. */
    public Call<PrimaryNetworkBlock> block(Id hash) {
        return blockOf(WellFormed.require("hash", hash).toString());
    }

    /** {@return an asset} */
    public Call<XChainAsset> asset(Id assetId) {
        return channel()
                .call(PrimaryChainEndpoints.ASSET, null, network(), chain(), WellFormed.require("assetId", assetId));
    }

    /** {@return a vertex} */
    public Call<XChainVertexDetails> vertex(Id vertexHash) {
        return channel()
                .call(
                        PrimaryChainEndpoints.VERTEX,
                        null,
                        network(),
                        chain(),
                        WellFormed.require("vertexHash", vertexHash));
    }

    /** {@return all vertices, newest first; pages hold at most 100} */
    public SummaryPaged<XChainVertexDetails, ChainSummary> vertices() {
        return channel().list(PrimaryChainEndpoints.LATEST_VERTICES, null, network(), chain());
    }

    /** {@return the vertices at a height, 0 or more, newest first} */
    public SummaryPaged<XChainVertexDetails, ChainSummary> verticesAt(long height) {
        return verticesAt(height, SortOrder.DESC);
    }

    /** {@return the vertices at a height, 0 or more} */
    public SummaryPaged<XChainVertexDetails, ChainSummary> verticesAt(long height, SortOrder order) {
        Require.atLeast(0, "height", height);
        Objects.requireNonNull(order, "order");
        return channel()
                .list(
                        PrimaryChainEndpoints.VERTICES_BY_HEIGHT,
                        Map.of("vertexHeight", height, "sortOrder", order),
                        network(),
                        chain());
    }
}
