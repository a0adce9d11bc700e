package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Responses of a starting node. */
class StartupRecordingsTest {
    private final RecordedResponses recorded = new RecordedResponses("startup");

    private static String chain(String name) {
        return FakeNode.recording("startup/" + name).requestPath().split("/")[3];
    }

    private static Call<JsonTree> chainId(NodeClient node, String name) {
        return node.evm(chain(name)).call("eth_chainId", JsonTree.class);
    }

    private void unavailable(
            String name, InterfaceUnavailableException.Reason why, Function<NodeClient, ? extends Call<?>> call) {
        recorded.story(
                name,
                "not there yet: " + why,
                () -> assertThat(Exchanges.failure("startup/" + name, InterfaceUnavailableException.class, call)
                                .reason())
                        .isEqualTo(why));
    }

    private void unhealthy(String name, String check, String error, Function<NodeClient, Call<HealthReport>> call) {
        recorded.story(name, "a report that says what is missing", () -> {
            HealthReport report = Exchanges.value("startup/" + name, call);
            assertThat(report.healthy()).isFalse();
            assertThat(report.checks().get(check).error())
                    .hasValueSatisfying(said -> assertThat(said.asText()).contains(error));
        });
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_a_node_that_starts() {
        unavailable(
                "eth_chainId.1",
                InterfaceUnavailableException.Reason.BOOTSTRAPPING,
                node -> chainId(node, "eth_chainId.1"));
        unavailable(
                "eth_chainId.chain1.1",
                InterfaceUnavailableException.Reason.NOT_SERVED,
                node -> chainId(node, "eth_chainId.chain1.1"));
        unavailable(
                "platform.getHeight.1",
                InterfaceUnavailableException.Reason.BOOTSTRAPPING,
                node -> node.platform().getHeight());
        unhealthy("get.ext.health.1", "P", "not yet run", node -> node.health().healthByGet());
        unhealthy("get.ext.health.2", "C", "not yet run", node -> node.health().healthByGet());
        unhealthy(
                "get.ext.health.7",
                "KJZzpT5aNhuU2FtDB4dxoNdwvFHpMykaqGTRxhY29nprcF1Pk",
                "failed to create chain on subnet 26L76qP2MbXeov85MSSt3Do1igTQEWwPREhWZTnQvkhvWYkpqm: error while "
                        + "creating new snowman vm rpc error: code = Unknown desc = failed to verify genesis: invalid "
                        + "precompile upgrades: cannot add managers before Durango",
                node -> node.health().healthByGet());
        for (String name : new String[] {"get.ext.health.readiness.1", "health.readiness.1"}) {
            unhealthy(name, "bootstrapped", "not yet run", node -> ready(node, name));
        }
        for (String name : new String[] {"get.ext.health.readiness.2", "health.readiness.2"}) {
            unhealthy(name, "bootstrapped", "subnets not bootstrapped", node -> ready(node, name));
        }
        recorded.story(
                "get.ext.health.liveness.1",
                "alive from the start",
                () -> assertThat(Exchanges.value(
                                        "startup/get.ext.health.liveness.1",
                                        node -> node.health().livenessByGet())
                                .healthy())
                        .isTrue());
        chainIdIs("eth_chainId.2", 43112);
        chainIdIs("eth_chainId.chain1.2", 99999);
        recorded.story("info.isBootstrapped.1", "true at last", () -> {
            boolean done = Exchanges.value(
                    "startup/info.isBootstrapped.1", node -> node.info().isBootstrapped("C"));
            assertThat(done).isTrue();
        });
        recorded.story(
                "index.getLastAccepted.1",
                "the index is there before the chain",
                () -> assertThat(Exchanges.value(
                                        "startup/index.getLastAccepted.1",
                                        node -> node.index(Index.C_BLOCK).getLastAccepted())
                                .id()
                                .toString())
                        .isEqualTo("2EWYApQvvCk3sg57kaDQawKYBKbgk2Uq8wMJAwr48Pvsdmb9bk"));
        recorded.story("platform.getHeight.2", "a response once the chain is there", () -> {
            UInt64 height = Exchanges.value(
                    "startup/platform.getHeight.2", node -> node.platform().getHeight());
            assertThat(height).isEqualTo(UInt64.of(11));
        });
        return recorded.tests();
    }

    private void chainIdIs(String name, long id) {
        recorded.story(
                name,
                "a response once the chain is there",
                () -> assertThat(Exchanges.value("startup/" + name, node -> chainId(node, name))
                                .asInteger()
                                .orElseThrow())
                        .isEqualTo(id));
    }

    private static Call<HealthReport> ready(NodeClient node, String name) {
        return name.startsWith("get")
                ? node.health().readinessByGet()
                : node.health().readiness();
    }
}
