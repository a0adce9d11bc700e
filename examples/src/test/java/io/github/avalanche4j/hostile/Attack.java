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
    NAME(c -> c.node().info().getNetworkName()),
    PEERS(c -> c.node().info().peers()),
    TREE(c -> c.node().info().call("info.any", JsonTree.class, Map.of())),
    HEALTH(c -> c.node().health().healthByGet()),
    VALIDATORS(c -> c.node().platform().getCurrentValidators()),
    SAMPLE(c -> c.node().platform().sampleValidators(1)),
    METRICS(c -> c.node().metrics().get()),
    BATCH(Attack::batch),
    CONTAINERS(c -> c.node().index(Index.P_BLOCK).containers(0).pageSize(2)),
    SUBNETS(c -> c.data().network(Network.MAINNET).subnets().pageSize(100)),
    METRICS_CHAINS(c -> c.data().metrics().chains()),
    // those with a recorded response, which is cut off
    NODE_ID("info/getNodeID", c -> c.node().info().getNodeId()),
    LOGGER_LEVEL("admin/getLoggerLevel.all", c -> c.node().admin().getLoggerLevel()),
    READINESS("health/getReadiness", c -> c.node().health().readinessByGet()),
    INDEX_OF("index/P-block.getIndex", c -> c.node().index(Index.P_BLOCK).getIndex(Id.EMPTY)),
    X_UTXOS("avm/getUTXOs.limit1", c -> c.node().avm().getUtxos(owners(), q -> {})),
    C_UTXOS("avax/getUTXOs", c -> c.node().avax().getUtxos(owners(), "P", q -> {})),
    FEE_STATE("platform/getFeeState", c -> c.node().platform().getFeeState()),
    EPOCH("proposervm/C.getCurrentEpoch", c -> c.node().proposervm("C").getCurrentEpoch()),
    L1_VALIDATORS(
            "validators/chain1.getCurrentValidators",
            c -> c.node().validators("C").getCurrentValidators()),
    FEE_CONFIG("evm/chain1.eth_feeConfig", c -> c.node().evm("C").feeConfig()),
    CHAIN("getChainInfo", c -> c.data().chain(43114).info()),
    SERIES("getEvmChainMetrics", c -> c.data().metrics().chain(43114).series(ChainMetric.ACTIVE_ADDRESSES)),
    SIGNATURE(
            "aggregateSignatures",
            c -> c.aggregator()
                    .aggregate(r -> r.message(Bytes.fromHex("00000000000100ff")))
                    .timeout(c.deadline())); // its own is longer

    private final String recording;
    private final Function<Clients, Object> question;

    Attack(Function<Clients, Object> question) {
        this("", question);
    }

    Attack(String recording, Function<Clients, Object> question) {
        this.recording = recording;
        this.question = question;
    }

    /** The recorded response, of a node if its name is a path; empty if none is needed. */
    String recording() {
        return recording;
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
