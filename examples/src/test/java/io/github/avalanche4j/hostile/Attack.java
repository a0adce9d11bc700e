package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.index.Index;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the clients ask the hostile server. */
enum Attack {
    NAME("node.info().getNetworkName()", c -> c.node().info().getNetworkName()),
    PEERS("node.info().peers()", c -> c.node().info().peers()),
    TREE("node.info().call(…, JsonTree.class, …)", c -> c.node().info().call("info.any", JsonTree.class, Map.of())),
    HEALTH("node.health().healthByGet()", c -> c.node().health().healthByGet()),
    VALIDATORS(
            "node.platform().getCurrentValidators()", c -> c.node().platform().getCurrentValidators()),
    SAMPLE("node.platform().sampleValidators(1)", c -> c.node().platform().sampleValidators(1)),
    METRICS("node.metrics().get()", c -> c.node().metrics().get()),
    BATCH("node.evm(\"C\").batch(…), two calls", Attack::batch),
    CONTAINERS(
            "node.index(P_BLOCK).containers(0)",
            c -> c.node().index(Index.P_BLOCK).containers(0).pageSize(2)),
    SUBNETS(
            "data.network(MAINNET).subnets()",
            c -> c.data().network(Network.MAINNET).subnets().pageSize(100)),
    METRICS_CHAINS("data.metrics().chains()", c -> c.data().metrics().chains()),
    // those with a recorded response, which is cut off
    NODE_ID("info/getNodeID", "node.info().getNodeId()", c -> c.node().info().getNodeId()),
    LOGGER_LEVEL(
            "admin/getLoggerLevel.all",
            "node.admin().getLoggerLevel()",
            c -> c.node().admin().getLoggerLevel()),
    READINESS(
            "health/getReadiness",
            "node.health().readinessByGet()",
            c -> c.node().health().readinessByGet()),
    INDEX_OF(
            "index/P-block.getIndex",
            "node.index(P_BLOCK).getIndex(…)",
            c -> c.node().index(Index.P_BLOCK).getIndex(Id.EMPTY)),
    X_UTXOS("avm/getUTXOs.limit1", "node.avm().getUtxos(…)", c -> c.node().avm().getUtxos(owners(), q -> {})),
    C_UTXOS("avax/getUTXOs", "node.avax().getUtxos(…)", c -> c.node().avax().getUtxos(owners(), "P", q -> {})),
    FEE_STATE(
            "platform/getFeeState",
            "node.platform().getFeeState()",
            c -> c.node().platform().getFeeState()),
    EPOCH(
            "proposervm/C.getCurrentEpoch",
            "node.proposervm(\"C\").getCurrentEpoch()",
            c -> c.node().proposervm("C").getCurrentEpoch()),
    L1_VALIDATORS(
            "validators/chain1.getCurrentValidators",
            "node.validators(\"C\").getCurrentValidators()",
            c -> c.node().validators("C").getCurrentValidators()),
    FEE_CONFIG(
            "evm/chain1.eth_feeConfig",
            "node.evm(\"C\").feeConfig()",
            c -> c.node().evm("C").feeConfig()),
    CHAIN("getChainInfo", "data.chain(43114).info()", c -> c.data().chain(43114).info()),
    SERIES(
            "getEvmChainMetrics",
            "data.metrics().chain(43114).series(…)",
            c -> c.data().metrics().chain(43114).series(ChainMetric.ACTIVE_ADDRESSES)),
    SIGNATURE(
            "aggregateSignatures",
            "aggregator.aggregate(…)",
            c -> c.aggregator()
                    .aggregate(r -> r.message(Bytes.fromHex("00000000000100ff")))
                    .timeout(c.deadline())); // its own is longer

    private final String recording;
    private final String words;
    private final Function<Clients, Object> question;

    Attack(String words, Function<Clients, Object> question) {
        this("", words, question);
    }

    Attack(String recording, String words, Function<Clients, Object> question) {
        this.recording = recording;
        this.words = words;
        this.question = question;
    }

    /** The recorded response, of a node if its name is a path; empty if none is needed. */
    String recording() {
        return recording;
    }

    /** The method that a user calls. */
    String words() {
        return words;
    }

    /** A call or a list. */
    Object ask(Clients clients) {
        return question.apply(clients);
    }

    private static List<Bech32Address> owners() {
        return List.of(Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));
    }

    private static Call<String> batch(Clients clients) {
        EvmClient chain = clients.node().evm("C");
        List<Call<BigInteger>> calls =
                List.of(chain.call("eth_chainId", BigInteger.class), chain.call("eth_blockNumber", BigInteger.class));
        return chain.batch(calls)
                .map(result -> calls.stream().map(call -> outcome(result, call)).collect(Collectors.joining(" and ")));
    }

    private static String outcome(BatchResult result, Call<BigInteger> call) {
        try {
            return result.get(call).toString();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }
}
