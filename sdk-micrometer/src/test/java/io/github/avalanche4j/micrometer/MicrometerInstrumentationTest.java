package io.github.avalanche4j.micrometer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.info.Uptime;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class MicrometerInstrumentationTest {
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

    private NodeClient client(FakeNode fake) {
        return NodeClient.create(
                fake.url(), options -> options.instrumentation(MicrometerInstrumentation.of(registry)));
    }

    @Test
    void calls_and_attempts_are_timed_by_endpoint_and_outcome(FakeNode fake) {
        fake.on("info.uptime")
                .respondStatus(503, "text/plain", "not now")
                .then()
                .respondDefault();
        try (NodeClient node = client(fake)) {
            node.info().uptime().execute();
            node.info().getNetworkName().execute();
        }

        assertThat(registry.get("avalanche.call")
                        .tags(
                                "endpoint",
                                "info.uptime",
                                "server",
                                fake.url(),
                                "outcome",
                                "success",
                                "exception",
                                "none")
                        .timer()
                        .count())
                .isOne();
        assertThat(registry.get("avalanche.attempt")
                        .tags("endpoint", "info.uptime", "status", "503")
                        .timer()
                        .count())
                .isOne();
        assertThat(registry.get("avalanche.attempt")
                        .tags("endpoint", "info.uptime", "status", "200")
                        .timer()
                        .count())
                .isOne();
        assertThat(registry.get("avalanche.call")
                        .tags("endpoint", "info.getNetworkName")
                        .timer()
                        .count())
                .isOne();
    }

    @Test
    void a_failure_that_may_pass_is_told_from_one_that_will_not(FakeNode fake) {
        fake.on("info.uptime").disconnect();
        fake.on("info.getNetworkName").respondRaw("no JSON");
        try (NodeClient node = client(fake)) {
            assertThatThrownBy(() -> node.info().uptime().retries(0).execute()).isInstanceOf(ConnectionException.class);
            assertThatThrownBy(() -> node.info().getNetworkName().retries(0).execute())
                    .isNotNull();
        }

        assertThat(registry.get("avalanche.call")
                        .tags("outcome", "transient", "exception", "ConnectionException")
                        .timer()
                        .count())
                .isOne();
        assertThat(registry.get("avalanche.attempt")
                        .tags("endpoint", "info.uptime", "status", "none")
                        .timer()
                        .count())
                .isOne();
        assertThat(registry.get("avalanche.call")
                        .tags("exception", "ResponseFormatException")
                        .timer()
                        .count())
                .isOne();
    }

    @Test
    void calls_that_are_under_way_are_counted(FakeNode fake) {
        HeldResponse held = fake.on("info.uptime").hold();
        try (NodeClient node = client(fake)) {
            CompletableFuture<Uptime> call = node.info().uptime().executeAsync();
            assertThat(held.awaitReceived(Duration.ofSeconds(5))).isTrue();

            assertThat(active()).isOne();

            call.cancel(true);
            // the call ends where its connection does, on another thread
            long patience = System.nanoTime() + Duration.ofSeconds(5).toNanos();
            while (active() > 0 && System.nanoTime() < patience) {
                Thread.onSpinWait();
            }
            assertThat(active()).isZero();
        }
    }

    private int active() {
        return registry.get("avalanche.call.active").longTaskTimer().activeTasks();
    }
}
