package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NodeAwaitTest {
    private static final String NO_CHAIN = "there is no chain with alias/ID 'nope'";
    private static final String NO_ID =
            "problem parsing blockchainID \"nope\": input string is smaller than the checksum size";

    private final FakeNode fake = FakeNode.start();
    private final SkippingClock clock = new SkippingClock();
    private final NodeClient node = new NodeClient(fake.url(), NodeOptions.of(options -> {}), clock);
    private final NodeClient realTime = NodeClient.create(fake.url());

    @AfterEach
    void close() {
        node.close();
        realTime.close();
        fake.close();
    }

    @Test
    void waits_until_the_node_is_healthy_through_any_other_response() {
        fake.onGet("/ext/health")
                .disconnect()
                .then()
                .respondStatus(404, "text/plain", "404 page not found\n")
                .then()
                .respondRecording("health/get.unhealthy")
                .then()
                .respondRecording("health/get");

        assertThat(node.await().healthy().execute().healthy()).isTrue();
        assertThat(fake.receivedCount()).isEqualTo(4);
    }

    @Test
    void waits_until_a_chain_has_bootstrapped_also_before_the_chain_exists() {
        fake.on("info.isBootstrapped")
                .respondError(-32000, "there is no chain with alias/ID 'C'")
                .then()
                .respond("{\"isBootstrapped\":false}")
                .then()
                .respond("{\"isBootstrapped\":true}");

        node.await().bootstrapped("C").execute();

        assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(3);
    }

    @Test
    void a_chain_that_the_node_does_not_have_is_reported_after_some_seconds_of_patience() {
        fake.on("info.isBootstrapped").respondError(-32000, NO_CHAIN).always();
        fake.on("platform.getBlockchainStatus").respondError(-32000, NO_ID).always();
        long start = clock.nanoTime();

        JsonRpcException failure = catchThrowableOfType(
                JsonRpcException.class,
                () -> node.await(Duration.ofMinutes(5)).bootstrapped("nope").execute());

        assertThat(failure.reason()).isEqualTo(Reason.WRONG_CHAIN);
        assertThat(failure).hasMessageContaining(NO_CHAIN);
        assertThat(Duration.ofNanos(clock.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void while_the_node_is_starting_it_may_still_create_a_chain() {
        fake.on("info.isBootstrapped").respondError(-32000, NO_CHAIN).always();
        fake.on("platform.getBlockchainStatus")
                .respondStatus(503, "text/plain", "API call rejected because chain is not done bootstrapping\n")
                .always();

        assertThatThrownBy(() ->
                        node.await(Duration.ofSeconds(7)).bootstrapped("nope").execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("7000 ms")
                .hasMessageContaining(NO_CHAIN);
    }

    @Test
    void the_timeout_of_the_last_attempt_does_not_hide_earlier_failures() {
        fake.on("info.isBootstrapped").respondError(-32000, NO_CHAIN);
        fake.on("info.isBootstrapped").hold();
        // the first attempt has a minute, the second only what the wait before it leaves
        SkippingClock skipsMost = new SkippingClock() {
            @Override
            public void sleep(Duration length) throws InterruptedException {
                super.sleep(Duration.ofSeconds(59));
            }

            @Override
            public long nanoTime() {
                return super.nanoTime() + System.nanoTime();
            }

            @Override
            public void limit(okhttp3.Call request, Duration length) {
                request.timeout().timeout(length.toNanos(), TimeUnit.NANOSECONDS);
            }
        };

        try (NodeClient client = new NodeClient(fake.url(), NodeOptions.of(options -> {}), skipsMost)) {
            assertThatThrownBy(() -> client.await(Duration.ofMinutes(1))
                            .bootstrapped("nope")
                            .execute())
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("last seen: ")
                    .hasMessageContaining(NO_CHAIN);
        }
    }

    @Test
    void at_its_deadline_it_says_what_it_last_saw() {
        fake.on("info.isBootstrapped").respond("{\"isBootstrapped\":false}").always();

        assertThatThrownBy(() ->
                        node.await(Duration.ofSeconds(2)).bootstrapped("C").execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        failure -> assertThat(failure.timedOut()).isTrue())
                .hasMessageStartingWith(
                        "waiting until chain C has bootstrapped took longer than 2000 ms (" + fake.url() + ")")
                .hasMessageEndingWith("last seen: the chain is bootstrapping");
    }

    @Test
    void what_failed_last_is_the_cause() {
        fake.onGet("/ext/health").disconnect().always();

        assertThatThrownBy(() -> node.await(Duration.ofSeconds(1)).healthy().execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("waiting until the node is healthy")
                .cause()
                .isInstanceOf(ConnectionException.class);
    }

    @Test
    void the_timeout_of_the_call_is_the_deadline_of_the_wait_in_the_background_too() {
        fake.on("info.isBootstrapped").respond("{\"isBootstrapped\":false}").always();

        assertThatThrownBy(() -> realTime.await()
                        .bootstrapped("C")
                        .timeout(Duration.ofMillis(700))
                        .executeAsync()
                        .get(60, TimeUnit.SECONDS))
                .cause()
                .isInstanceOfSatisfying(ConnectionException.class, late -> {
                    assertThat(late.timedOut()).isTrue();
                    assertThat(late.endpoint()).isEqualTo("info.isBootstrapped");
                    assertThat(late.attempts()).isPositive();
                })
                .hasMessageContaining("took longer than 700 ms");
    }
}
