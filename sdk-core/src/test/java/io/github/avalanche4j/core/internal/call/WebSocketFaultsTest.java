package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.WebSocketServer.Connection;
import io.github.avalanche4j.core.internal.call.WebSocketServer.Visit;
import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A server that treats the WebSocket of a tail badly: the connection ends and another one is made. */
class WebSocketFaultsTest {
    private static final int FIN = 0x80;
    private static final int TEXT = 1;

    private final Semaphore wakeUps = new Semaphore(0);

    /** Serves the first connection as {@code first} says, and has the client be woken up through the second. */
    private void assertReconnects(Visit first, Consumer<TestOptions> options) throws Exception {
        Visit second = connection -> {
            String unused = connection.upgrade("");
            connection.send(FIN | TEXT, "{}".getBytes(UTF_8));
            connection.awaitEnd();
        };
        try (WebSocketServer server = new WebSocketServer(first, second);
                TestClient client = TestClient.of(server.url(), options)) {
            client.transport().onNewHead(client.transport().url("/ws"), wakeUps::release);

            assertThat(wakeUps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void one_that_does_not_respond_to_the_handshake_is_tried_again() throws Exception {
        assertReconnects(Connection::awaitEnd, options -> options.attemptTimeout(Duration.ofMillis(100)));
    }

    @Test
    void a_handshake_may_take_forever() throws Exception {
        assertReconnects(
                connection -> connection.upgrade(""), // and closes the connection
                options -> options.attemptTimeout(ChronoUnit.FOREVER.getDuration()));
    }

    /** The time limit of an attempt is that of the handshake alone. */
    @Test
    @Tag("long")
    void a_connection_stays_open_for_longer_than_an_attempt_may_take() throws Exception {
        Visit quiet = connection -> {
            String unused = connection.upgrade("");
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            connection.send(FIN | TEXT, "{}".getBytes(UTF_8));
            connection.awaitEnd();
        };
        try (WebSocketServer server = new WebSocketServer(quiet);
                TestClient client =
                        TestClient.of(server.url(), options -> options.attemptTimeout(Duration.ofMillis(200)))) {
            client.transport().onNewHead(client.transport().url("/ws"), wakeUps::release);

            assertThat(wakeUps.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
        }
    }
}
