package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.Leaves;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.node.utxo.UtxoIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AvmRecordingsTest {
    private static final Bech32Address ADDRESS = Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");
    private static final Id BASE_TX = Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5");
    private static final Id BLOCK = Id.parse("2cpEN1xfh77GYE83HAbfNvzyTEJu1KfzKtaDkF5E7dEXMwrJvN");
    private static final String TOKEN = "2rv7jNUpd6btUDj5oK9NhVbRver4KPRJjn3uhdUiN5abpWn951";
    private static final UtxoIndex FIRST =
            UtxoIndex.of(ADDRESS, Id.parse("2Ges74a3pFhxxMpW1UTTNLzVJ6cdQEH8z9aatMhvxpBgYQUsXu"));

    private static Function<NodeClient, Call<?>> on(Function<AvmClient, Call<?>> call) {
        return node -> call.apply(node.avm());
    }

    /** Requests that this client's methods refuse. */
    private static Function<NodeClient, Call<?>> raw(String method, Map<String, ?> params) {
        return on(avm -> avm.call("avm." + method, JsonTree.class, params));
    }

    private static Id txIn(String recording) {
        String body = FakeNode.recording("avm/" + recording).requestBody().orElseThrow();
        return Id.parse(JsonTree.parse(body).at("/params/txID").asText().orElseThrow());
    }

    @TestFactory
    @SuppressWarnings("deprecation") // deprecated and still working
    Stream<DynamicTest> recorded_responses_of_avm() {
        RecordedResponses recorded = new RecordedResponses("avm");
        for (String tx : List.of("xAssetTx", "xBaseTx", "xExportTx", "xImportTx", "xNftAssetTx")) {
            recorded.response(
                            "getTx.json." + tx,
                            on(x -> x.getTx(txIn("getTx.json." + tx)).map(Leaves::written)))
                    .response("getTx.hex." + tx, on(x -> x.getTxBytes(txIn("getTx.hex." + tx))));
        }
        return recorded.response("getTx.hex.xMintNftTx", on(x -> x.getTxBytes(txIn("getTx.hex.xMintNftTx"))))
                .response("getTx.default", on(x -> x.getTxBytes(BASE_TX)))
                .response("getTxStatus", on(x -> x.getTxStatus(BASE_TX)))
                .response("getTxFee", on(AvmClient::getTxFee))
                .response("getHeight", on(AvmClient::getHeight))
                .response("getBlock", on(x -> x.getBlock(BLOCK).map(Leaves::written)))
                .response("getBlockByHeight.json", on(x -> x.getBlockByHeight(1).map(Leaves::written)))
                .response("getAssetDescription", on(x -> x.getAssetDescription(TOKEN)))
                .response("getBalance", on(x -> x.getBalance(ADDRESS, "AVAX")))
                .response("getAllBalances", on(x -> x.getAllBalances(ADDRESS)))
                .response("getUTXOs", on(x -> x.getUtxos(List.of(ADDRESS), q -> q.limit(5))))
                .response("getUTXOs.limit1", on(x -> x.getUtxos(List.of(ADDRESS), q -> q.limit(1))))
                .response(
                        "getUTXOs.next",
                        on(x -> x.getUtxos(List.of(ADDRESS), q -> q.limit(1).startIndex(FIRST))))
                .error("getBlockByHeight.none", Reason.NOT_FOUND, on(x -> x.getBlockByHeight(999_999)))
                .error("getTx.unknown", Reason.NOT_FOUND, on(x -> x.getTx(txIn("getTx.unknown"))))
                .error("getTx.missingId", Reason.INVALID_PARAMS, raw("getTx", Map.of("encoding", "json")))
                .error("getTx.malformed", Reason.INVALID_PARAMS, raw("getTx", Map.of("txID", "zz", "encoding", "json")))
                .error(
                        "getTx.badEncoding",
                        Reason.INVALID_PARAMS,
                        raw("getTx", Map.of("txID", BASE_TX, "encoding", "xml")))
                .error(
                        "getUTXOs.badAddress",
                        Reason.INVALID_PARAMS,
                        raw("getUTXOs", Map.of("addresses", List.of("X-nope"))))
                .error(
                        "issueTx.garbage",
                        Reason.INVALID_PARAMS,
                        raw("issueTx", Map.of("tx", "0x00", "encoding", "hex")))
                .tests();
    }
}
