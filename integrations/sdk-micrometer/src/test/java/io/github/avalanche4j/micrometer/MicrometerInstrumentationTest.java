package io.github.avalanche4j.micrometer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.info.Uptime;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(FakeNodeExtension.class)
class MicrometerInstrumentationTest {
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

    private NodeClient client(FakeNode fake) {
        String url = fake.url();
        // snippet: meters
        NodeClient node =
                NodeClient.create(url, options -> options.instrumentation(MicrometerInstrumentation.of(registry)));
        // end
        return node;
    }

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(MeterRegistry.class.getPackage().getImplementationVersion())
                .isEqualTo(System.getProperty("tested.version"));
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

        assertThat(calls("endpoint", "info.uptime", "server", fake.url(), "outcome", "success", "exception", "none"))
                .isOne();
        assertThat(attempts("endpoint", "info.uptime", "status", "503")).isOne();
        assertThat(attempts("endpoint", "info.uptime", "status", "200")).isOne();
        assertThat(calls("endpoint", "info.getNetworkName")).isOne();
    }

    @Test
    void a_failure_that_may_pass_is_distinguished_from_one_that_will_not(FakeNode fake) {
        fake.on("info.uptime").disconnect();
        fake.on("info.getNetworkName").respondRaw("no JSON");
        try (NodeClient node = client(fake)) {
            assertThatThrownBy(() -> node.info().uptime().retries(0).execute()).isInstanceOf(ConnectionException.class);
            assertThatThrownBy(() -> node.info().getNetworkName().retries(0).execute())
                    .isNotNull();
        }

        assertThat(calls("outcome", "transient", "exception", "ConnectionException"))
                .isOne();
        assertThat(attempts("endpoint", "info.uptime", "status", "none")).isOne();
        assertThat(calls("exception", "ResponseFormatException")).isOne();
    }

    @Test
    void calls_that_are_under_way_are_counted(FakeNode fake) {
        HeldResponse held = fake.on("info.uptime").hold();
        try (NodeClient node = client(fake)) {
            CompletableFuture<Uptime> call = node.info().uptime().executeAsync();
            assertThat(held.awaitReceived(Duration.ofSeconds(60))).isTrue();

            assertThat(active()).isOne();

            call.cancel(true);
            // the call ends where its connection does, on another thread
            long patience = System.nanoTime() + Duration.ofSeconds(60).toNanos();
            while (active() > 0 && System.nanoTime() < patience) {
                Thread.onSpinWait();
            }
            assertThat(active()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://user:%s@127.0.0.1:%s",
                "http://%s@127.0.0.1:%s",
                "http://127.0.0.1:%2$s/key/%1$s",
                "http://127.0.0.1:%2$s/?key=%1$s"
            })
    void no_meter_shows_a_secret_of_the_address_whatever_fails(String address, FakeNode fake) {
        String secret = "a-secret-of-the-caller";
        fake.onAny()
                .respondStatus(401, "text/plain", "wrong key " + secret)
                .then()
                .respondRaw("{\"" + secret + "\":[}")
                .then()
                .respondError(1, "wrong key " + secret)
                .then()
                .disconnect()
                .always();
        try (NodeClient node = NodeClient.create(
                String.format(address, secret, fake.port()),
                options -> options.retries(0).instrumentation(MicrometerInstrumentation.of(registry)))) {
            for (int i = 0; i < 4; i++) {
                assertThatThrownBy(() -> node.info().uptime().execute()).isNotNull();
            }
        }

        assertThat(registry.getMeters()).isNotEmpty();
        assertThat(registry.getMeters().stream()
                        .map(meter -> meter.getId().toString())
                        .toList()
                        .toString())
                .doesNotContain(secret);
    }

    private long calls(String... tags) {
        return registry.get("avalanche.call").tags(tags).timer().count();
    }

    private long attempts(String... tags) {
        return registry.get("avalanche.attempt").tags(tags).timer().count();
    }

    private int active() {
        return registry.get("avalanche.call.active").longTaskTimer().activeTasks();
    }
}
