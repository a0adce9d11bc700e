package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.cchain.CChainBalances;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.internal.ComputeUnits;
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

/**
 * The endpoints of one chain of the primary network. The response type of some depends on the chain, which the
 * response may not name, so these exist once per chain.
 */
final class PrimaryChainEndpoints {
    private static final String CHAIN = "/v1/networks/{network}/blockchains/{blockchainId}";
    private static final String TRANSACTIONS = "transactions";
    private static final String VERTICES = "vertices";

    static final Endpoint.Rest<LastActivity> LAST_ACTIVITY = Endpoint.get(
                    "data.getLastActivityTimestampByAddresses",
                    CHAIN + "/lastActivityTimestampByAddresses",
                    LastActivity.class)
            .withUnits(ComputeUnits.XL);
    static final Endpoint.Rest<LastActivity> LAST_ACTIVITY_V2 = Endpoint.post(
                    "data.getLastActivityTimestampByAddressesV2",
                    CHAIN + "/lastActivityTimestampByAddresses",
                    LastActivity.class)
            .withUnits(ComputeUnits.XL);
    static final Endpoint.Rest<PrimaryNetworkBlock> BLOCK = Endpoint.get(
                    "data.getBlockById", CHAIN + "/blocks/{blockId}", PrimaryNetworkBlock.class)
            .withUnits(ComputeUnits.XL);
    static final ListEndpoint<PrimaryNetworkBlock, ChainSummary> BLOCKS = list(
                    "data.listLatestPrimaryNetworkBlocks", "/blocks", "blocks", PrimaryNetworkBlock.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<PChainTransaction, ChainSummary> STAKING_TRANSACTIONS = list(
                    "data.listActivePrimaryNetworkStakingTransactions",
                    "/transactions:listStaking",
                    TRANSACTIONS,
                    PChainTransaction.class)
            .withUnits(ComputeUnits.XL);
    static final ListEndpoint<XChainVertexDetails, ChainSummary> LATEST_VERTICES = list(
                    "data.listLatestXChainVertices", "/vertices", VERTICES, XChainVertexDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<XChainVertexDetails, ChainSummary> VERTICES_BY_HEIGHT = list(
                    "data.getVertexByHeight", "/vertices:listByHeight", VERTICES, XChainVertexDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<XChainVertexDetails> VERTEX = Endpoint.get(
                    "data.getVertexByHash", CHAIN + "/vertices/{vertexHash}", XChainVertexDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<XChainAsset> ASSET = Endpoint.get(
                    "data.getAssetDetails", CHAIN + "/assets/{assetId}", XChainAsset.class)
            .withUnits(ComputeUnits.XL);

    static final Endpoint.Rest<PChainTransaction> P_TRANSACTION = transaction(PChainTransaction.class);
    static final ListEndpoint<PChainTransaction, ChainSummary> P_TRANSACTIONS = transactions(PChainTransaction.class);
    static final ListEndpoint<PChainUtxo, ChainSummary> P_UTXOS = utxos(PChainUtxo.class);
    static final ListEndpoint<PChainUtxo, ChainSummary> P_UTXOS_V2 = utxosV2(PChainUtxo.class);
    static final Endpoint.Rest<PChainBalances> P_BALANCES = balances(PChainBalances.class);

    static final Endpoint.Rest<XChainTransaction> X_TRANSACTION = transaction(XChainTransaction.class);
    static final ListEndpoint<XChainTransaction, ChainSummary> X_TRANSACTIONS = transactions(XChainTransaction.class);
    static final ListEndpoint<UtxoDetails, ChainSummary> X_UTXOS = utxos(UtxoDetails.class);
    static final ListEndpoint<UtxoDetails, ChainSummary> X_UTXOS_V2 = utxosV2(UtxoDetails.class);
    static final Endpoint.Rest<XChainBalances> X_BALANCES = balances(XChainBalances.class);

    static final Endpoint.Rest<CChainTransaction> C_TRANSACTION = transaction(CChainTransaction.class);
    static final ListEndpoint<CChainTransaction, ChainSummary> C_TRANSACTIONS = transactions(CChainTransaction.class);
    static final ListEndpoint<UtxoDetails, ChainSummary> C_UTXOS = utxos(UtxoDetails.class);
    static final ListEndpoint<UtxoDetails, ChainSummary> C_UTXOS_V2 = utxosV2(UtxoDetails.class);
    static final Endpoint.Rest<CChainBalances> C_BALANCES = balances(CChainBalances.class);

    /** The endpoints that differ by chain. */
    record Typed<T, U, B>(
            Endpoint.Rest<T> transaction,
            ListEndpoint<T, ChainSummary> transactions,
            ListEndpoint<U, ChainSummary> utxos,
            ListEndpoint<U, ChainSummary> utxosV2,
            Endpoint.Rest<B> balances) {}

    static final Typed<PChainTransaction, PChainUtxo, PChainBalances> P_CHAIN =
            new Typed<>(P_TRANSACTION, P_TRANSACTIONS, P_UTXOS, P_UTXOS_V2, P_BALANCES);
    static final Typed<XChainTransaction, UtxoDetails, XChainBalances> X_CHAIN =
            new Typed<>(X_TRANSACTION, X_TRANSACTIONS, X_UTXOS, X_UTXOS_V2, X_BALANCES);
    static final Typed<CChainTransaction, UtxoDetails, CChainBalances> C_CHAIN =
            new Typed<>(C_TRANSACTION, C_TRANSACTIONS, C_UTXOS, C_UTXOS_V2, C_BALANCES);

    private static <T> Endpoint.Rest<T> transaction(Class<T> type) {
        return Endpoint.get("data.getTxByHash", CHAIN + "/transactions/{txHash}", type)
                .withUnits(ComputeUnits.MEDIUM);
    }

    private static <T> ListEndpoint<T, ChainSummary> transactions(Class<T> type) {
        return list("data.listLatestPrimaryNetworkTransactions", "/transactions", TRANSACTIONS, type)
                .withUnits(ComputeUnits.XL);
    }

    private static <T> ListEndpoint<T, ChainSummary> utxos(Class<T> type) {
        return list("data.getUtxosByAddresses", "/utxos", "utxos", type).withUnits(ComputeUnits.XL);
    }

    private static <T> ListEndpoint<T, ChainSummary> utxosV2(Class<T> type) {
        return ListEndpoint.of("data.getUtxosByAddressesV2", CHAIN + "/utxos", "utxos", type, 1024)
                .withSummary(ChainSummary.class)
                .posted()
                .withUnits(ComputeUnits.XL);
    }

    private static <T> Endpoint.Rest<T> balances(Class<T> type) {
        return Endpoint.rest(
                        "data.getBalancesByAddresses", "GET", CHAIN + "/balances", Decoder.flattened("balances", type))
                .withUnits(ComputeUnits.XL);
    }

    private static <T> ListEndpoint<T, ChainSummary> list(String id, String path, String items, Class<T> type) {
        return ListEndpoint.of(id, CHAIN + path, items, type, 100).withSummary(ChainSummary.class);
    }

    private PrimaryChainEndpoints() {}
}
