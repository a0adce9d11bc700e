package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
@Timeout(60)
class WireEffectsTest {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final String METHOD = "info.getNetworkID";
    private static final String RECORDED =
            FakeNode.recording("info/getNetworkID").body();

    @Test
    void a_delayed_response_is_late_and_delays_no_other(FakeNode node) {
        node.on(METHOD).respondDefault().delay(Duration.ofSeconds(20));
        CompletableFuture<HttpResponse<String>> late = callAsync(node);
        assertThat(node.awaitReceived(METHOD, 1, SOON)).isTrue();

        assertThat(Client.get(node, "/ext/health")).contains("\"healthy\":true");
        assertThat(late).isNotDone();
    }

    @Test
    void latency_is_for_every_response(FakeNode node) {
        node.latency(Duration.ofMillis(40));
        long start = System.nanoTime();

        assertThat(call(node)).isEqualTo(RECORDED);
        assertThat(Client.get(node, "/ext/health")).contains("healthy");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(80));
    }

    @Test
    void a_disconnect_sends_no_response_and_the_next_call_works(FakeNode node) {
        node.on(METHOD).disconnect();

        assertThatThrownBy(() -> call(node)).isInstanceOf(UncheckedIOException.class);
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void a_response_can_end_in_the_middle_of_its_body(FakeNode node) throws Exception {
        node.on(METHOD).respondDefault().disconnectAfter(10);

        String raw = rawResponse(node);

        assertThat(raw).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n" + RECORDED.substring(0, 10));
        assertThat(raw.toLowerCase(java.util.Locale.ROOT)).contains("content-length: " + RECORDED.length());
    }

    @Test
    void a_throttled_body_arrives_whole_but_late(FakeNode node) {
        node.on(METHOD).respondDefault().throttleBody(10, Duration.ofMillis(10));
        long start = System.nanoTime();

        assertThat(call(node)).isEqualTo(RECORDED);
        assertThat(Duration.ofNanos(System.nanoTime() - start))
                .isGreaterThanOrEqualTo(Duration.ofMillis(10L * (RECORDED.length() / 10)));
    }

    @Test
    void a_held_response_waits_for_its_release(FakeNode node) throws Exception {
        HeldResponse held = node.on(METHOD).hold();
        CompletableFuture<HttpResponse<String>> response = callAsync(node);

        assertThat(held.awaitReceived(SOON)).isTrue();
        assertThat(response).isNotDone();
        assertThat(held.awaitDisconnect(Duration.ofMillis(50))).isFalse();
        held.release();

        assertThat(response.get(60, TimeUnit.SECONDS).body()).isEqualTo(RECORDED);
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void a_disconnect_of_the_client_is_noticed(FakeNode node) throws Exception {
        HeldResponse held = node.on(METHOD).respond("1").hold();
        Socket client = ask(node);
        assertThat(held.awaitReceived(SOON)).isTrue();

        client.close();

        assertThat(held.awaitDisconnect(SOON)).isTrue();
    }

    /** A server that kept them would run out of file descriptors. */
    @Test
    void a_connection_that_its_client_resets_does_not_stay_open(FakeNode node) throws Exception {
        node.on(METHOD).respond("\"" + "1".repeat(20_000_000) + "\"");
        try (Socket client = ask(node)) {
            assertThat(client.getInputStream().read()).isEqualTo('H');
            client.setSoLinger(true, 0);
        }

        do {
            Client.get(node, "/ext/health"); // whose own connection stays open
        } while (node.openConnections() > 1);
    }

    @Test
    void a_disconnect_in_the_middle_of_the_body_is_noticed(FakeNode node) throws Exception {
        HeldResponse held = node.on(METHOD).respondDefault().holdAfter(5);
        try (Socket client = ask(node)) {
            assertThat(held.awaitReceived(SOON)).isTrue();
            assertThat(readUntil(client.getInputStream(), "\r\n\r\n" + RECORDED.substring(0, 5)))
                    .isTrue();
        }

        assertThat(held.awaitDisconnect(SOON)).isTrue();
    }

    @Test
    void a_client_that_sends_while_its_response_is_held_is_not_disconnected_and_loses_no_request(FakeNode node)
            throws Exception {
        HeldResponse held = node.on(METHOD).hold();
        try (Socket client = ask(node)) {
            assertThat(held.awaitReceived(SOON)).isTrue();
            client.getOutputStream()
                    .write("GET /ext/health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));

            assertThat(held.awaitDisconnect(Duration.ofMillis(50))).isFalse();
            held.release();

            assertThat(readUntil(client.getInputStream(), RECORDED)).isTrue();
            assertThat(readUntil(client.getInputStream(), "\"healthy\":true}")).isTrue();
        }
    }

    @Test
    void closing_the_node_ends_held_and_delayed_responses() {
        CompletableFuture<HttpResponse<String>> held;
        CompletableFuture<HttpResponse<String>> late;
        HeldResponse handle;
        try (FakeNode node = FakeNode.start()) {
            handle = node.on(METHOD).hold();
            node.on("info.peers").respondDefault().delay(Duration.ofMinutes(5));
            held = callAsync(node);
            late = Client.sendAsync(Client.post(node, "/ext/info", Client.body("info.peers", "")));
            assertThat(handle.awaitReceived(SOON)).isTrue();
            assertThat(node.awaitReceived("info.peers", 1, SOON)).isTrue();
        }

        assertThatThrownBy(() -> held.get(60, TimeUnit.SECONDS)).isInstanceOf(ExecutionException.class);
        assertThatThrownBy(() -> late.get(60, TimeUnit.SECONDS)).isInstanceOf(ExecutionException.class);
        assertThat(handle.awaitDisconnect(Duration.ZERO)).isFalse();
    }

    @Test
    void a_node_can_restart_on_its_port() {
        int port;
        try (FakeNode node = FakeNode.start()) {
            port = node.port();
            assertThat(call(node)).isEqualTo(RECORDED);
        }
        try (FakeNode node = FakeNode.start(port)) {
            assertThat(node.url()).isEqualTo("http://127.0.0.1:" + port);
            assertThat(call(node)).isEqualTo(RECORDED);
        }
    }

    private static String call(FakeNode node) {
        return Client.call(node, "/ext/info", METHOD, "");
    }

    private static CompletableFuture<HttpResponse<String>> callAsync(FakeNode node) {
        return Client.sendAsync(Client.post(node, "/ext/info", Client.body(METHOD, "")));
    }

    /** A client of which every byte is ours. */
    private static Socket ask(FakeNode node) throws Exception {
        String body = Client.body(METHOD, "");
        Socket socket = new Socket("127.0.0.1", node.port());
        socket.getOutputStream()
                .write(
                        ("POST /ext/info HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                                        + body.length() + "\r\n\r\n" + body)
                                .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static String rawResponse(FakeNode node) throws Exception {
        try (Socket socket = ask(node)) {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static boolean readUntil(InputStream in, String end) throws Exception {
        StringBuilder text = new StringBuilder();
        for (int b = in.read(); b >= 0; b = in.read()) {
            text.append((char) b);
            if (text.toString().endsWith(end)) {
                return true;
            }
        }
        return false;
    }
}
