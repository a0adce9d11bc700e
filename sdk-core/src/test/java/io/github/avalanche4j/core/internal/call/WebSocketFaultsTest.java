package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.WebSocketServer.Connection;
import io.github.avalanche4j.core.internal.call.WebSocketServer.Visit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that treats the WebSocket of a tail badly: the connection ends and another one is made. */
class WebSocketFaultsTest {
    private static final int FIN = 0x80;
    private static final int COMPRESSED = 0x40;
    private static final int TEXT = 1;
    private static final int PING = 9;
    private static final String DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n";

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
            for (long begin = System.nanoTime(); System.nanoTime() - begin < 1_000_000_000L; ) {
                connection.send(FIN | PING, new byte[0]);
                if (connection.in().readNBytes(6).length < 6) {
                    throw new IOException("the client has closed the connection");
                }
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

    /** A message without the four bytes that a compressed one lacks (RFC 7692, 7.2.1). */
    private static byte[] deflated(byte[] text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(9, true), true)) {
            out.write(text);
            out.flush();
            return Arrays.copyOf(bytes.toByteArray(), bytes.size() - 4);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", DEFLATE})
    void one_that_compresses_messages_though_the_client_did_not_offer_it_is_tried_again(String header)
            throws Exception {
        CompletableFuture<String> handshake = new CompletableFuture<>();
        assertReconnects(
                connection -> {
                    handshake.complete(connection.upgrade(header));
                    connection.send(FIN | COMPRESSED | TEXT, deflated(new byte[100]));
                    connection.awaitEnd();
                },
                options -> {});

        assertThat(handshake.join()).doesNotContainIgnoringCase("Sec-WebSocket-Extensions");
        assertThat(wakeUps.availablePermits())
                .as("messages of the first connection")
                .isZero();
    }

    @Test
    void one_whose_message_has_no_end_is_tried_again() throws Exception {
        long enough = 64 << 20;
        AtomicLong sent = new AtomicLong();
        assertReconnects(
                connection -> {
                    String unused = connection.upgrade("");
                    byte[] part = new byte[32 << 10];
                    connection.send(TEXT, part);
                    while (sent.addAndGet(part.length) < enough) {
                        connection.send(0, part);
                        connection.send(FIN | PING, new byte[0]);
                        if (connection.in().readNBytes(6).length < 6) {
                            return; // no pong: the client has closed the connection
                        }
                    }
                    connection.awaitEnd();
                },
                options -> options.maxResponseBytes(16 << 20));

        assertThat(sent).hasValueLessThan(enough);
    }
}
