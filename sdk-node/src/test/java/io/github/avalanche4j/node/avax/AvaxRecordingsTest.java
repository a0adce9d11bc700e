package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AvaxRecordingsTest {
    private static final Bech32Address ADDRESS = Bech32Address.parse("C-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");
    private static final Id IMPORT_TX = Id.parse("2gMAwkT6qDEefjvrasGhR51t6qrQhrA9PQ5TGUrdjfCjXdkmkt");
    private static final Id EXPORT_TX = Id.parse("3magfxHwsHmrhtaCn2gYaffDrxL4dqLWsNmkRwQw39bX1yw3P");
    private static final Id UNKNOWN = Id.parse("3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW");

    private static Function<NodeClient, Call<?>> on(Function<AvaxClient, Call<?>> call) {
        return node -> call.apply(node.avax());
    }

    /** Requests that this client's methods refuse. */
    private static Function<NodeClient, Call<?>> raw(String method, Map<String, ?> params) {
        return on(avax -> avax.call("avax." + method, JsonTree.class, params));
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_avax() {
        return new RecordedResponses("avax")
                .response("getAtomicTx", on(c -> c.getAtomicTx(IMPORT_TX)))
                .response("getAtomicTxStatus", on(c -> c.getAtomicTxStatus(IMPORT_TX)))
                .response("getAtomicTxStatus.unknown", on(c -> c.getAtomicTxStatus(UNKNOWN)))
                .response("getUTXOs", on(c -> c.getUtxos(List.of(ADDRESS), "X", q -> q.limit(10))))
                .error("getAtomicTx.unknown", Reason.NOT_FOUND, on(c -> c.getAtomicTx(UNKNOWN)))
                .error(
                        "getAtomicTx.json",
                        Reason.INVALID_PARAMS,
                        raw("getAtomicTx", Map.of("txID", EXPORT_TX, "encoding", "json")))
                .error(
                        "getUTXOs.noSource",
                        Reason.INVALID_PARAMS,
                        raw("getUTXOs", Map.of("addresses", List.of(ADDRESS))))
                .tests();
    }
}
