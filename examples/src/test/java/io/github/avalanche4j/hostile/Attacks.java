package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.platform.Height;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the clients ask the hostile server. */
final class Attacks {
    static final Attack NAME =
            Attack.call("node.info().getNetworkName()", c -> c.node().info().getNetworkName());
    static final Attack PEERS =
            Attack.call("node.info().peers()", c -> c.node().info().peers());
    static final Attack TREE = Attack.call(
            "node.info().call(…, JsonTree.class, …)", c -> c.node().info().call("info.any", JsonTree.class, Map.of()));
    static final Attack HEALTH =
            Attack.call("node.health().healthByGet()", c -> c.node().health().healthByGet());
    static final Attack VALIDATORS = Attack.call(
            "node.platform().getCurrentValidators()", c -> c.node().platform().getCurrentValidators());
    static final Attack VALIDATORS_AT = Attack.call(
            "node.platform().getValidatorsAt(…)", c -> c.node().platform().getValidatorsAt(Height.of(1)));
    static final Attack METRICS =
            Attack.call("node.metrics().get()", c -> c.node().metrics().get());
    static final Attack BATCH = Attack.call("node.evm(\"C\").batch(…), two calls", Attacks::batch);
    static final Attack CONTAINERS = Attack.walk(
            "node.index(P_BLOCK).containers(0)",
            c -> c.node().index(Index.P_BLOCK).containers(0).pageSize(2));
    static final Attack SUBNETS = Attack.walk(
            "data.network(MAINNET).subnets()",
            c -> c.data().network(Network.MAINNET).subnets().pageSize(100));
    static final Attack BLOCKS =
            Attack.walk("data.chain(43114).blocks()", c -> c.data().chain(43114).blocks());
    static final Attack SERIES = Attack.walk(
            "data.metrics().chain(43114).series(…)",
            c -> c.data().metrics().chain(43114).series(ChainMetric.ACTIVE_ADDRESSES));
    static final Attack METRICS_CHAINS =
            Attack.walk("data.metrics().chains()", c -> c.data().metrics().chains());
    static final Attack CHAIN =
            Attack.call("data.chain(43114).info()", c -> c.data().chain(43114).info());
    static final Attack SIGNATURE = Attack.call(
            "aggregator.aggregate(…)",
            c -> c.aggregator()
                    .aggregate(r -> r.message(Bytes.fromHex("00000000000100ff")))
                    .timeout(c.deadline())); // its own is longer

    private Attacks() {}

    private static Call<String> batch(Clients clients) {
        EvmClient chain = clients.node().evm("C");
        Call<BigInteger> first = chain.call("eth_chainId", BigInteger.class);
        Call<BigInteger> second = chain.call("eth_blockNumber", BigInteger.class);
        return chain.batch(first, second).map(result -> told(result, List.of(first, second)));
    }

    /** What each call of a batch got. */
    private static String told(BatchResult result, List<Call<BigInteger>> calls) {
        return calls.stream()
                .map(call -> {
                    try {
                        return result.get(call).toString();
                    } catch (RuntimeException e) {
                        return e.getClass().getSimpleName() + " " + e.getMessage();
                    }
                })
                .collect(Collectors.joining(" and "));
    }
}
