package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeIndex;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A node that is starting does not serve the paths of its chains and indices yet, and says 404 like one that never
 * will.
 */
class StartingNodeTest extends NodeTestBase {
    private void notServed(String method, int times) {
        for (int i = 0; i < times; i++) {
            fake.on(method).respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n");
        }
    }

    private void readiness(String recording) {
        fake.onGet("/ext/health/readiness").respondRecording(recording).always();
    }

    private void starting() {
        readiness("startup/get.ext.health.readiness.1");
    }

    private void ready() {
        readiness("health/getReadiness");
    }

    private static InterfaceUnavailableException failure(Call<?> call) {
        return catchThrowableOfType(InterfaceUnavailableException.class, call::execute);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            startup/get.ext.health.readiness.1 | STARTING | the node is still starting and does not serve this path yet
            startup/get.ext.health.readiness.1 | STARTING | POST /ext/index/C/block
            startup/get.ext.health.readiness.1 | STARTING | if this continues, run the node with --index-enabled=true
            health/getReadiness                | DISABLED | the interface is switched off (
            health/getReadiness                | DISABLED | run the node with --index-enabled=true
            """)
    void an_index_that_is_not_served_may_still_be_until_the_node_has_started(
            String readiness, Reason reason, String says) {
        readiness(readiness);
        notServed("index.getLastAccepted", 1);

        InterfaceUnavailableException failure =
                failure(node.index(Index.C_BLOCK).getLastAccepted());

        assertThat(failure.reason()).isEqualTo(reason);
        assertThat(failure.isTransient()).isEqualTo(reason == Reason.STARTING);
        assertThat(failure.status()).isEqualTo(404);
        assertThat(failure.endpoint()).isEqualTo("index.getLastAccepted");
        assertThat(failure).hasMessageContaining(says);
    }

    @Test
    void where_the_node_does_not_say_both_are_named() {
        notServed("index.getLastAccepted", 1);
        fake.onGet("/ext/health/readiness").respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n");

        InterfaceUnavailableException failure =
                failure(node.index(Index.C_BLOCK).getLastAccepted());

        assertThat(failure.reason()).isEqualTo(Reason.DISABLED);
        assertThat(failure).hasMessageContaining("the interface is switched off, or the node is still starting");
    }

    @Test
    void the_background_asks_too() {
        starting();
        notServed("index.getLastAccepted", 1);

        CompletionException failure = catchThrowableOfType(
                CompletionException.class,
                () -> node.index(Index.C_BLOCK).getLastAccepted().executeAsync().join());

        assertThat(failure)
                .cause()
                .isInstanceOfSatisfying(
                        InterfaceUnavailableException.class,
                        cause -> assertThat(cause.reason()).isEqualTo(Reason.STARTING));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX"})
    void a_starting_node_may_still_create_a_chain(String chain) {
        starting();
        notServed("eth_chainId", 1);

        InterfaceUnavailableException early = failure(node.evm(chain).chainId());

        assertThat(early.reason()).isEqualTo(Reason.STARTING);
        assertThat(early).hasMessageContaining("diagnose(\"" + chain + "\")");
    }

    @Test
    void a_chain_of_a_node_that_has_started_is_not_served() {
        ready();
        notServed("eth_chainId", 1);

        assertThat(failure(node.evm("C").call("eth_chainId", JsonTree.class)).reason())
                .isEqualTo(Reason.NOT_SERVED);
    }

    @Test
    void interfaces_that_are_served_from_the_start_are_switched_off_and_nothing_is_asked() {
        notServed("admin.loadVMs", 1);

        assertThat(failure(node.admin().loadVms()).reason()).isEqualTo(Reason.DISABLED);
        assertThat(fake.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_follower_that_sits_out_outages_survives_a_restart() {
        FakeIndex index = fake.index("/ext/index/P/block");
        index.synthesize(2, 100);
        starting();
        fake.on("index.getContainerRange").respondDefault();
        fake.on("index.getContainerRange").disconnect();
        notServed("index.getContainerRange", 2);

        try (PagedIterator<Container> walk = node.index(Index.P_BLOCK)
                .follow(0, Duration.ofMillis(5))
                .retries(0)
                .pageSize(1)
                .maxOutage(Duration.ofMinutes(1))
                .iterator()) {
            assertThat(walk.next().index().longValue()).isZero();
            assertThat(walk.next().index().longValue()).isEqualTo(1);
        }
        assertThat(fake.receivedCount("index.getContainerRange")).isEqualTo(5);
    }

    @Test
    void a_follower_of_an_index_that_is_switched_off_fails_at_once() {
        ready();
        notServed("index.getContainerRange", 1);
        PagedIterator<Container> walk = node.index(Index.P_BLOCK)
                .follow(0, Duration.ofHours(1))
                .maxOutage(Duration.ofHours(1))
                .iterator();

        InterfaceUnavailableException failure =
                catchThrowableOfType(InterfaceUnavailableException.class, walk::hasNext);

        assertThat(failure.reason()).isEqualTo(Reason.DISABLED);
    }
}
