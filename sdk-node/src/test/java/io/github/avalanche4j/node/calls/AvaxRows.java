package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_ID;
import static io.github.avalanche4j.node.calls.RecordedNode.OWNER;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import java.util.Map;

/** Calls of the atomic transactions of the C-Chain. */
final class AvaxRows {
    private static final Bech32Address AVAX_ADDRESS =
            Bech32Address.parse("C-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");
    private static final Id IMPORT_TX = Id.parse("2gMAwkT6qDEefjvrasGhR51t6qrQhrA9PQ5TGUrdjfCjXdkmkt");
    private static final Id EXPORT_TX = Id.parse("3magfxHwsHmrhtaCn2gYaffDrxL4dqLWsNmkRwQw39bX1yw3P");
    private static final Id POOLED_TX = Id.parse("W1jVkrD3RYsd6sT6sng3AoAC1rgcBY89D3Pfj2MNKS1Nnh5ME");
    private static final Id AVAX_UNKNOWN = Id.parse("3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW");

    private AvaxRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                responds("avax/getAtomicTx", node -> node.avax().getAtomicTx(IMPORT_TX)),
                responds("avax/getAtomicTx.pooled", node -> node.avax().getAtomicTx(POOLED_TX)),
                responds("avax/getAtomicTx.accepted", node -> node.avax().getAtomicTx(POOLED_TX)),
                responds("avax/getAtomicTxStatus", node -> node.avax().getAtomicTxStatus(IMPORT_TX)),
                responds("avax/getAtomicTxStatus.unknown", node -> node.avax().getAtomicTxStatus(AVAX_UNKNOWN)),
                responds("avax/getUTXOs", node -> node.avax().getUtxos(List.of(AVAX_ADDRESS), "X", q -> q.limit(10))),
                fails("avax/getAtomicTx.unknown", NOT_FOUND, node -> node.avax().getAtomicTx(AVAX_UNKNOWN)),
                fails(
                        "avax/getAtomicTx.zero",
                        INVALID_PARAMS,
                        node -> node.avax().getAtomicTx(Id.EMPTY)),
                fails(
                        "avax/getAtomicTx.json",
                        INVALID_PARAMS,
                        node -> node.avax()
                                .call(
                                        "avax.getAtomicTx",
                                        JsonTree.class,
                                        Map.of("txID", EXPORT_TX, "encoding", "json"))),
                fails(
                        "avax/getUTXOs.noSource",
                        INVALID_PARAMS,
                        node -> node.avax()
                                .call("avax.getUTXOs", JsonTree.class, Map.of("addresses", List.of(AVAX_ADDRESS)))),
                // malformed ids and addresses of a response are not sent
                refuses("txID", node -> node.avax().getAtomicTx(NO_ID)),
                // X- and C-Chain
                refusesNull("txID", node -> node.avax().getAtomicTx(null)),
                refusesNull("txID", node -> node.avax().getAtomicTxStatus(null)),
                // UTXOs
                refuses("sourceChain", node -> node.avax().utxos(List.of(OWNER), "")),
                refusesNull("query", node -> node.avax().getUtxos(List.of(OWNER), "X", null)),
                // messages, traces and transactions
                refuses("tx", node -> node.avax().issueTx(Bytes.EMPTY)),
                refusesNull("tx", node -> node.avax().issueTx(null)));
    }
}
