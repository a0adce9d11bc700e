package io.github.avalanche4j.data.network;

import static io.github.avalanche4j.data.internal.ComputeUnits.MEDIUM;
import static io.github.avalanche4j.data.internal.ComputeUnits.XL;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.data.cchain.CChainBalances;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.pchain.PChainBalances;
import io.github.avalanche4j.data.pchain.PChainTransaction;
import io.github.avalanche4j.data.pchain.PChainUtxo;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.LastActivity;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import io.github.avalanche4j.data.xchain.XChainAsset;
import io.github.avalanche4j.data.xchain.XChainBalances;
import io.github.avalanche4j.data.xchain.XChainTransaction;
import io.github.avalanche4j.data.xchain.XChainVertexDetails;

/** The endpoints of one chain of the primary network. */
final class PrimaryChainEndpoints {
    private static final String CHAIN = "/v1/networks/{network}/blockchains/{blockchainId}";
    private static final String ACTIVITY = CHAIN + "/lastActivityTimestampByAddresses";
    private static final String VERTICES = "vertices";

    static final Endpoint.Rest<LastActivity> LAST_ACTIVITY = Endpoint.get(
                    "data.getLastActivityTimestampByAddresses", ACTIVITY, LastActivity.class)
            .withUnits(XL);
    static final Endpoint.Rest<LastActivity> LAST_ACTIVITY_V2 = Endpoint.post(
                    "data.getLastActivityTimestampByAddressesV2", ACTIVITY, LastActivity.class)
            .withUnits(XL);
    static final Endpoint.Rest<PrimaryNetworkBlock> BLOCK =
            get("getBlockById", "/blocks/{blockId}", PrimaryNetworkBlock.class, XL);
    static final ListEndpoint<PrimaryNetworkBlock, ChainSummary> BLOCKS =
            list("listLatestPrimaryNetworkBlocks", "/blocks", "blocks", PrimaryNetworkBlock.class, MEDIUM);
    static final ListEndpoint<PChainTransaction, ChainSummary> STAKING_TRANSACTIONS = list(
            "listActivePrimaryNetworkStakingTransactions",
            "/transactions:listStaking",
            "transactions",
            PChainTransaction.class,
            XL);
    static final ListEndpoint<XChainVertexDetails, ChainSummary> LATEST_VERTICES =
            list("listLatestXChainVertices", "/vertices", VERTICES, XChainVertexDetails.class, MEDIUM);
    static final ListEndpoint<XChainVertexDetails, ChainSummary> VERTICES_BY_HEIGHT =
            list("getVertexByHeight", "/vertices:listByHeight", VERTICES, XChainVertexDetails.class, MEDIUM);
    static final Endpoint.Rest<XChainVertexDetails> VERTEX =
            get("getVertexByHash", "/vertices/{vertexHash}", XChainVertexDetails.class, MEDIUM);
    static final Endpoint.Rest<XChainAsset> ASSET = get("getAssetDetails", "/assets/{assetId}", XChainAsset.class, XL);

    /** The endpoints whose type depends on the chain, which the response may not name. */
    record Typed<T, U, B>(
            Endpoint.Rest<T> transaction,
            ListEndpoint<T, ChainSummary> transactions,
            ListEndpoint<U, ChainSummary> utxos,
            ListEndpoint<U, ChainSummary> utxosV2,
            Endpoint.Rest<B> balances) {
        static <T, U, B> Typed<T, U, B> of(Class<T> transaction, Class<U> utxo, Class<B> balances) {
            return new Typed<>(
                    get("getTxByHash", "/transactions/{txHash}", transaction, MEDIUM),
                    list("listLatestPrimaryNetworkTransactions", "/transactions", "transactions", transaction, XL),
                    list("getUtxosByAddresses", "/utxos", "utxos", utxo, XL),
                    list("getUtxosByAddressesV2", "/utxos", "utxos", utxo, XL)
                            .withPageSizes(PageSizes.upTo(1024))
                            .posted(),
                    Endpoint.rest(
                                    "data.getBalancesByAddresses",
                                    "GET",
                                    CHAIN + "/balances",
                                    Decoder.flattened("balances", balances))
                            .withUnits(XL));
        }
    }

    static final Typed<PChainTransaction, PChainUtxo, PChainBalances> P_CHAIN =
            Typed.of(PChainTransaction.class, PChainUtxo.class, PChainBalances.class);
    static final Typed<XChainTransaction, UtxoDetails, XChainBalances> X_CHAIN =
            Typed.of(XChainTransaction.class, UtxoDetails.class, XChainBalances.class);
    static final Typed<CChainTransaction, UtxoDetails, CChainBalances> C_CHAIN =
            Typed.of(CChainTransaction.class, UtxoDetails.class, CChainBalances.class);

    private PrimaryChainEndpoints() {}

    private static <T> Endpoint.Rest<T> get(String operation, String path, Class<T> type, int units) {
        return Endpoint.get("data." + operation, CHAIN + path, type).withUnits(units);
    }

    private static <T> ListEndpoint<T, ChainSummary> list(
            String operation, String path, String items, Class<T> type, int units) {
        return ListEndpoint.of("data." + operation, CHAIN + path, items, type, 100)
                .withSummary(ChainSummary.class)
                .withUnits(units);
    }
}
