package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.time.Duration;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A message about a timeout names the timeout and its setting. */
@ExtendWith(FakeNodeExtension.class)
class TimeLimitTest {
    private static final Duration SHORT = Duration.ofMillis(100);

    /** A server that does not respond within an hour, in virtual time. */
    private static void assertTimesOut(Consumer<TestClient> calls) {
        try (Simulation time = new Simulation(0)) {
            SimulatedServer server = new SimulatedServer(time);
            server.behave(request -> Reply.ok(Duration.ofHours(1)));
            try (TestClient client =
                    TestClient.of("http://server.test", options -> options.httpClient(server.http()), time)) {
                calls.accept(client);
            }
        }
    }

    @Test
    void a_deadline_that_passes_names_timeout() {
        assertTimesOut(client -> {
            assertThatThrownBy(client.read().timeout(SHORT)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("timed out while waiting for the response: the call's deadline passed")
                    .hasMessageEndingWith("allow more time with timeout()");
        });
    }

    @Test
    void an_attempt_that_takes_too_long_names_its_own_limit() {
        assertTimesOut(client -> {
            assertThatThrownBy(client.read().attemptTimeout(SHORT).retries(0)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("the time limit of one attempt passed")
                    .hasMessageEndingWith("allow more time with attemptTimeout()");
        });
    }

    @Test
    void a_limit_of_a_users_own_http_client_is_reported_as_such(FakeNode node) {
        node.on(TestClient.READ).hold();
        OkHttpClient users = new OkHttpClient.Builder().callTimeout(SHORT).build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(users))) {
            assertThatThrownBy(client.read().retries(0)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("a time limit of your OkHttpClient passed");
        } finally {
            users.dispatcher().executorService().shutdown();
        }
    }
}
