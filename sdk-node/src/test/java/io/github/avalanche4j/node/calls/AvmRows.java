package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_OWNER;
import static io.github.avalanche4j.node.calls.RecordedNode.OWNER;
import static io.github.avalanche4j.node.calls.RecordedNode.id;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.Leaves;
import io.github.avalanche4j.node.utxo.UtxoIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Calls of the X-Chain. */
final class AvmRows {
    private static final Bech32Address AVM_ADDRESS =
            Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");
    private static final Id BASE_TX = Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5");
    private static final Id BLOCK = Id.parse("2cpEN1xfh77GYE83HAbfNvzyTEJu1KfzKtaDkF5E7dEXMwrJvN");
    private static final String TOKEN = "2rv7jNUpd6btUDj5oK9NhVbRver4KPRJjn3uhdUiN5abpWn951";
    private static final UtxoIndex FIRST =
            UtxoIndex.of(AVM_ADDRESS, Id.parse("2Ges74a3pFhxxMpW1UTTNLzVJ6cdQEH8z9aatMhvxpBgYQUsXu"));

    private AvmRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                responds(
                        "avm/getTx.json.xAssetTx",
                        (node, name) -> node.avm().getTx(id(name, "txID")).map(Leaves::written)),
                responds(
                        "avm/getTx.json.xBaseTx",
                        (node, name) -> node.avm().getTx(id(name, "txID")).map(Leaves::written)),
                responds(
                        "avm/getTx.json.xExportTx",
                        (node, name) -> node.avm().getTx(id(name, "txID")).map(Leaves::written)),
                responds(
                        "avm/getTx.json.xImportTx",
                        (node, name) -> node.avm().getTx(id(name, "txID")).map(Leaves::written)),
                responds(
                        "avm/getTx.json.xNftAssetTx",
                        (node, name) -> node.avm().getTx(id(name, "txID")).map(Leaves::written)),
                responds("avm/getTx.hex.xAssetTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.hex.xBaseTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.hex.xExportTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.hex.xImportTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.hex.xNftAssetTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.hex.xMintNftTx", (node, name) -> node.avm().getTxBytes(id(name, "txID"))),
                responds("avm/getTx.default", node -> node.avm().getTxBytes(BASE_TX)),
                responds("avm/getTxStatus", node -> node.avm().getTxStatus(BASE_TX)),
                responds("avm/getTxFee", node -> node.avm().getTxFee()),
                responds("avm/getHeight", node -> node.avm().getHeight()),
                responds("avm/getBlock", node -> node.avm().getBlock(BLOCK).map(Leaves::written)),
                responds(
                        "avm/getBlockByHeight.json",
                        node -> node.avm().getBlockByHeight(1).map(Leaves::written)),
                responds("avm/getAssetDescription", node -> node.avm().getAssetDescription(TOKEN)),
                responds("avm/getBalance", node -> node.avm().getBalance(AVM_ADDRESS, "AVAX")),
                responds("avm/getAllBalances", node -> node.avm().getAllBalances(AVM_ADDRESS)),
                responds("avm/getUTXOs", node -> node.avm().getUtxos(List.of(AVM_ADDRESS), q -> q.limit(5))),
                responds("avm/getUTXOs.limit1", node -> node.avm().getUtxos(List.of(AVM_ADDRESS), q -> q.limit(1))),
                responds(
                        "avm/getUTXOs.next",
                        node -> node.avm()
                                .getUtxos(List.of(AVM_ADDRESS), q -> q.limit(1).startIndex(FIRST))),
                fails("avm/getBlockByHeight.none", NOT_FOUND, node -> node.avm().getBlockByHeight(999_999)),
                fails("avm/getTx.unknown", NOT_FOUND, (node, name) -> node.avm().getTx(id(name, "txID"))),
                fails(
                        "avm/getTx.missingId",
                        INVALID_PARAMS,
                        node -> node.avm().call("avm.getTx", JsonTree.class, Map.of("encoding", "json"))),
                fails(
                        "avm/getTx.malformed",
                        INVALID_PARAMS,
                        node -> node.avm().call("avm.getTx", JsonTree.class, Map.of("txID", "zz", "encoding", "json"))),
                fails(
                        "avm/getTx.badEncoding",
                        INVALID_PARAMS,
                        node -> node.avm()
                                .call("avm.getTx", JsonTree.class, Map.of("txID", BASE_TX, "encoding", "xml"))),
                fails(
                        "avm/getUTXOs.badAddress",
                        INVALID_PARAMS,
                        node -> node.avm()
                                .call("avm.getUTXOs", JsonTree.class, Map.of("addresses", List.of("X-nope")))),
                fails(
                        "avm/issueTx.garbage",
                        INVALID_PARAMS,
                        node -> node.avm()
                                .call("avm.issueTx", JsonTree.class, Map.of("tx", "0x00", "encoding", "hex"))),
                // malformed ids and addresses of a response are not sent
                refuses("address", node -> node.avm().getBalance(NO_OWNER, "AVAX")),
                // X- and C-Chain
                refusesNull("blockID", node -> node.avm().getBlock(null)),
                refusesNull("blockID", node -> node.avm().getBlockBytes(null)),
                refuses("height", node -> node.avm().getBlockByHeight(-1)),
                refuses("height", node -> node.avm().getBlockBytesByHeight(-1)),
                refusesNull("txID", node -> node.avm().getTx(null)),
                refusesNull("txID", node -> node.avm().getTxBytes(null)),
                refusesNull("txID", node -> node.avm().getTxStatus(null)),
                refuses("assetID", node -> node.avm().getAssetDescription("")),
                refusesNull("address", node -> node.avm().getBalance(null, "AVAX")),
                refusesNull("address", node -> node.avm().getAllBalances(null)),
                refusesNull("address", node -> node.avm().getAllBalances(null, true)),
                // UTXOs
                refuses("addresses", node -> node.avm().utxos(List.of())),
                refusesNull("addresses[1]", node -> node.avm().getUtxos(Arrays.asList(OWNER, null), q -> {})),
                refusesNull("query", node -> node.avm().getUtxos(List.of(OWNER), null)),
                refuses("limit", node -> node.avm().getUtxos(List.of(OWNER), q -> q.limit(0))),
                refuses("limit", node -> node.avm().getUtxos(List.of(OWNER), q -> q.limit(1025))),
                refuses("sourceChain", node -> node.avm().utxos(List.of(OWNER), " ")),
                refuses("pageSize", node -> node.avm().utxos(List.of(OWNER)).pageSize(1025)),
                refusesNull("address", node -> UtxoIndex.of(null, Id.EMPTY)),
                // messages, traces and transactions
                refuses("tx", node -> node.avm().issueTx(Bytes.EMPTY)),
                refuses("tx", node -> node.avm().walletIssueTx(Bytes.EMPTY)),
                refusesNull("tx", node -> node.avm().issueTx(null)),
                refusesNull("tx", node -> node.avm().walletIssueTx(null)));
    }
}
