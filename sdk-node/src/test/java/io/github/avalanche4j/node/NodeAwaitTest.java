package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NodeAwaitTest {
    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    @Test
    void waits_until_the_node_is_healthy_whatever_it_says_meanwhile() {
        fake.onGet("/ext/health")
                .disconnect()
                .then()
                .respondStatus(404, "text/plain", "404 page not found\n")
                .then()
                .respondRecording("health/get.unhealthy")
                .then()
                .respondRecording("health/get");

        assertThat(node.await().healthy().healthy()).isTrue();
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

        node.await().bootstrapped("C");

        assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(3);
    }

    @Test
    void at_its_deadline_it_tells_what_it_last_saw() {
        fake.on("info.isBootstrapped").respond("{\"isBootstrapped\":false}").always();

        assertThatThrownBy(() -> node.await(Duration.ofSeconds(2)).bootstrapped("C"))
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        failure -> assertThat(failure.timedOut()).isTrue())
                .hasMessageContaining("bootstrapped: C")
                .hasMessageContaining("2000 ms")
                .hasMessageContaining("last seen: false");
    }

    @Test
    void an_interrupt_ends_the_wait_and_the_flag_stays_set() throws InterruptedException {
        fake.onGet("/ext/health").respondRecording("health/get.unhealthy").always();
        List<Boolean> seen = new ArrayList<>();
        Thread waiting = new Thread(() -> {
            try {
                node.await().healthy();
            } catch (ConnectionException e) {
                seen.add(e.interrupted());
                seen.add(Thread.currentThread().isInterrupted());
            }
        });
        waiting.start();
        fake.takeReceived(Duration.ofSeconds(10));

        waiting.interrupt();
        waiting.join(10_000);

        assertThat(seen).containsExactly(true, true);
    }
}
