package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.info.Peer;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.Test;

/** Where nodes differ from their specification, in requests and responses. */
class WireFactsTest extends NodeTestBase {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final NodeId NODE = NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme");

    private static JsonTree recorded(String name) {
        return JsonTree.parse(FakeNode.recording(name).body()).get("result");
    }

    private static JsonRpcException error(Call<?> call) {
        return catchThrowableOfType(JsonRpcException.class, call::execute);
    }

    private String sent() {
        return fake.received().get(fake.receivedCount() - 1).body();
    }

    @Test
    void the_subnet_of_an_uptime_is_still_sent_and_no_longer_heard() {
        assertThat(node.info().uptime(SUBNET).execute())
                .isEqualTo(node.info().uptime().execute());
        assertThat(fake.received().get(0).body()).contains(SUBNET.toString());
    }

    @Test
    void peers_say_more_than_the_specification() {
        Peer peer = node.info().peers().execute().peers().get(0);

        assertThat(peer.trackedSubnets()).contains(Id.EMPTY);
        assertThat(peer.upgradeTime()).isPresent();
        Peer old = Json.read(
                Peer.class,
                "{\"nodeID\":\"" + NODE + "\",\"supportedACPs\":[103,23],\"observedSubnetUptimes\":{\"" + SUBNET
                        + "\":\"99\"}}");
        assertThat(old.supportedAcps()).containsExactly(UInt64.of(103), UInt64.of(23));
        assertThat(old.observedSubnetUptimes()).containsKey(SUBNET);
    }

    @Test
    void checks_have_any_name() {
        HealthReport report = node.health().healthByGet().execute();

        assertThat(report.checks()).containsKeys("C", "P", "X", "bls", "futureupgrade", CHAIN_1);
        assertThat(report.chain(CHAIN_1)).isPresent();
    }

    @Test
    void an_error_has_status_200_and_nearly_always_the_same_code() {
        JsonRpcException failure = error(node.info().isBootstrapped("nope"));

        assertThat(FakeNode.recording("info/isBootstrapped.unknown").status()).isEqualTo(200);
        assertThat(failure.code()).isEqualTo(-32000);
        assertThat(failure.data()).isEqualTo(JsonTree.NULL);
        assertThat(failure.reason()).isEqualTo(Reason.WRONG_CHAIN);
    }

    @Test
    void liveness_accepts_tags_too() {
        fake.on("health.liveness").respond("{\"checks\":{},\"healthy\":true}");

        assertThat(node.health().liveness("a").execute().healthy()).isTrue();
        assertThat(sent()).contains("\"tags\":[\"a\"]");
    }
}
