package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.call.ManualTimers;
import io.github.avalanche4j.core.value.JsonTree;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;
import okio.ByteString;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The subscription to new heads, over simulated connections and with transcripts of a real node. */
class HeadSocketTest {
    private static final Request HANDSHAKE =
            new Request.Builder().url("http://127.0.0.1/ext/bc/C/ws").build();
    private static final Response UPGRADED = response(101);

    private final List<Played> connections = new ArrayList<>();
    private final ManualTimers timers = new ManualTimers();
    private final AtomicInteger wakeUps = new AtomicInteger();
    private final HeadSocket heads = new HeadSocket(this::connect, timers);

    private static Response response(int code) {
        return new Response.Builder()
                .request(HANDSHAKE)
                .protocol(Protocol.HTTP_1_1)
                .code(code)
                .message("")
                .build();
    }

    /** A connection whose server is the test. */
    private static final class Played implements WebSocket {
        private final WebSocketListener listener;
        private final List<String> sent = new ArrayList<>();
        private boolean isCancelled;
        private int closedWith;

        Played(WebSocketListener listener) {
            this.listener = listener;
        }

        @Override
        public Request request() {
            return HANDSHAKE;
        }

        @Override
        public long queueSize() {
            return 0;
        }

        @Override
        public boolean send(String text) {
            return sent.add(text);
        }

        @Override
        public boolean send(ByteString bytes) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean close(int code, @Nullable String reason) {
            closedWith = code;
            return true;
        }

        @Override
        public void cancel() {
            isCancelled = true;
        }
    }

    private WebSocket connect(WebSocketListener listener) {
        Played connection = new Played(listener);
        connections.add(connection);
        return connection;
    }

    private Played opened() {
        Played last = connections.get(connections.size() - 1);
        last.listener.onOpen(last, UPGRADED);
        return last;
    }

    private static List<JsonTree> exchange(String transcript) throws IOException {
        try (InputStream in = HeadSocketTest.class.getResourceAsStream("/ws/" + transcript + ".json")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return JsonTree.parse(text).get("exchange").elements();
        }
    }

    private static Stream<String> texts(List<JsonTree> exchange, String event) {
        return exchange.stream()
                .filter(one -> one.get("event").asText().orElseThrow().equals(event))
                .map(one -> one.get("text").asText().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "C.newHeads",
                "C.newHeads.logs",
                "C.logs.filter",
                "C.unsubscribe",
                "L1.newHeads.logs",
                "L1.newAcceptedTransactions"
            })
    void each_message_of_a_node_wakes_up_once_until_it_refuses_a_subscription(String transcript) throws IOException {
        Runnable stop = heads.listen(wakeUps::incrementAndGet);
        Played connection = opened();
        List<String> received = texts(exchange(transcript), "received").toList();
        int refused = 0;

        for (String text : received) {
            connection.listener.onMessage(connection, text);
            refused += text.contains("\"error\"") ? 1 : 0;
        }

        assertThat(connection.isCancelled).isEqualTo(refused > 0);
        if (refused == 0) {
            assertThat(wakeUps).hasValue(received.size());
        }
        stop.run();
        assertThat(connection.isCancelled).isTrue();
    }

    @Test
    void requests_equal_the_recorded_requests() throws IOException {
        heads.listen(wakeUps::incrementAndGet);

        assertThat(opened().sent)
                .containsExactlyElementsOf(texts(exchange("C.newHeads"), "sent").toList());
    }

    /** A node refuses text that is not JSON and closes the connection, so later requests get no response. */
    @Test
    void a_chain_that_refuses_the_subscription_is_asked_again_after_a_minute() throws IOException {
        heads.listen(wakeUps::incrementAndGet);
        Played connection = opened();
        String refusal = texts(exchange("C.calls.and.errors"), "received")
                .filter(text -> text.contains("subscription in eth namespace"))
                .findFirst()
                .orElseThrow();

        connection.listener.onMessage(connection, refusal);
        connection.listener.onFailure(connection, new SocketException("Socket closed"), null);

        assertThat(wakeUps).hasValue(0);
        assertThat(connection.isCancelled).isTrue();
        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMinutes(1));
        assertThat(connections).hasSize(2);
    }

    @Test
    void a_dead_link_and_one_that_is_cut_are_connected_again_later_and_later_and_wake_up_then() {
        heads.listen(wakeUps::incrementAndGet);
        List<Duration> delays = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Played dead = opened();
            // OkHttp's exceptions for unanswered pings and for a connection that ends within a frame
            dead.listener.onFailure(
                    dead,
                    i % 2 == 0 ? new SocketTimeoutException("sent ping but didn't receive pong") : new IOException(),
                    null);
            delays.add(timers.advanceToTimer());
        }
        Played alive = opened();
        alive.listener.onMessage(alive, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"0x1\"}\n");

        assertThat(wakeUps).hasValue(1); // there may be heads that were not announced
        assertThat(delays).isSorted().startsWith(Duration.ofMillis(200), Duration.ofMillis(400));
        assertThat(delays).endsWith(Duration.ofMinutes(1));
        alive.listener.onFailure(alive, new IOException(), null);
        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMillis(200));
    }

    /** A tail begins to listen after a request that succeeded, so the node is up. */
    @Test
    void a_listener_that_joins_while_there_is_no_connection_ends_the_backoff() {
        heads.listen(wakeUps::incrementAndGet);
        for (int i = 0; i < 10; i++) {
            Played dead = opened();
            dead.listener.onFailure(dead, new IOException(), null);
            if (i < 9) {
                Duration unused = timers.advanceToTimer();
            }
        }

        heads.listen(wakeUps::incrementAndGet);

        assertThat(connections).hasSize(11);
        assertThat(timers.pending()).isZero();
        Played again = opened();
        again.listener.onFailure(again, new IOException(), null);
        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMillis(200));
    }

    /** OkHttp keeps the streams of a connection that the server closes until it has sent a close frame itself. */
    @Test
    void a_connection_that_the_server_closes_is_closed_here_too_and_made_again() {
        heads.listen(wakeUps::incrementAndGet);
        Played connection = opened();

        connection.listener.onClosing(connection, 1001, "going away");

        assertThat(connection.closedWith).isEqualTo(1000);
        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMillis(200));
    }

    /** A head that was announced after the caller's last request and before it listens would be missed otherwise. */
    @Test
    void a_listener_that_joins_a_connection_is_woken_up_at_once() {
        heads.listen(wakeUps::incrementAndGet);
        assertThat(wakeUps).hasValue(0);
        AtomicInteger joined = new AtomicInteger();

        heads.listen(joined::incrementAndGet);

        assertThat(joined).hasValue(1);
        assertThat(wakeUps).hasValue(0);
        assertThat(connections).hasSize(1);
    }

    @Test
    void where_there_is_no_such_path_it_is_tried_once_a_minute() {
        heads.listen(wakeUps::incrementAndGet);
        Played refused = connections.get(0);

        refused.listener.onFailure(refused, new IOException("Expected HTTP 101 response but was '404'"), response(404));

        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void messages_of_a_replaced_connection_are_ignored() {
        heads.listen(wakeUps::incrementAndGet);
        Played first = opened();
        first.listener.onFailure(first, new IOException(), null);
        Duration unused = timers.advanceToTimer();

        first.listener.onFailure(first, new IOException(), null);

        assertThat(timers.pending()).isZero();
        assertThat(connections).hasSize(2);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Opening a connection runs the user's header supplier, which may wait for what the closing thread holds. */
    @Test
    void while_a_connection_is_being_opened_others_can_join_and_close() throws Exception {
        CountDownLatch opening = new CountDownLatch(1);
        CountDownLatch supplied = new CountDownLatch(1);
        HeadSocket slow = new HeadSocket(
                listener -> {
                    opening.countDown();
                    await(supplied);
                    return connect(listener);
                },
                timers);
        FutureTask<Runnable> first = new FutureTask<>(() -> slow.listen(() -> {}));
        new Thread(first).start();
        await(opening);

        FutureTask<Runnable> second = new FutureTask<>(() -> slow.listen(wakeUps::incrementAndGet));
        FutureTask<Boolean> closing = new FutureTask<>(slow::close, true);
        new Thread(second).start();
        second.get(60, TimeUnit.SECONDS);
        new Thread(closing).start();
        closing.get(60, TimeUnit.SECONDS);
        supplied.countDown();
        first.get(60, TimeUnit.SECONDS);

        assertThat(wakeUps).hasValue(1);
        assertThat(connections).singleElement().matches(late -> late.isCancelled);
    }

    @Test
    void a_connection_that_fails_while_it_is_being_opened_is_made_again() {
        HeadSocket failing = new HeadSocket(
                listener -> {
                    WebSocket made = connect(listener);
                    if (connections.size() == 1) {
                        listener.onFailure(made, new IOException(), null);
                    }
                    return made;
                },
                timers);

        failing.listen(wakeUps::incrementAndGet);

        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMillis(200));
        assertThat(connections).extracting(each -> each.isCancelled).containsExactly(true, false);
    }

    @Test
    void after_an_error_while_opening_a_connection_another_is_made() {
        Error thrown = new OutOfMemoryError("thrown by a test");
        AtomicInteger tries = new AtomicInteger();
        HeadSocket failing = new HeadSocket(
                listener -> {
                    if (tries.incrementAndGet() == 1) {
                        throw thrown;
                    }
                    return connect(listener);
                },
                timers);

        assertThatThrownBy(() -> failing.listen(wakeUps::incrementAndGet)).isSameAs(thrown);
        assertThat(timers.advanceToTimer()).isEqualTo(Duration.ofMillis(200));

        assertThat(connections).hasSize(1);
    }

    @Test
    void without_listeners_there_is_no_connection_and_none_is_made_again() {
        Runnable one = heads.listen(wakeUps::incrementAndGet);
        Runnable other = heads.listen(wakeUps::incrementAndGet);
        Played connection = opened();
        one.run();
        assertThat(connection.isCancelled).isFalse();
        connection.listener.onFailure(connection, new IOException(), null);
        other.run();

        assertThat(connections).hasSize(1);
        assertThat(timers.pending()).isZero();
        heads.close();
        heads.listen(wakeUps::incrementAndGet);
        assertThat(connections).hasSize(1);
    }
}
