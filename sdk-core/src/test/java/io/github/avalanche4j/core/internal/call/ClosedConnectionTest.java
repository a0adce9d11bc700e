package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that closes idle and busy connections: the client counts as sent exactly what the server receives. */
@ExtendWith(FakeNodeExtension.class)
class ClosedConnectionTest {
    enum Http {
        OURS(options -> {}),
        USERS(options -> options.httpClient(new OkHttpClient())),
        USERS_WITHOUT_RETRIES(options -> options.httpClient(
                new OkHttpClient.Builder().retryOnConnectionFailure(false).build()));

        private final Consumer<TestOptions> options;

        Http(Consumer<TestOptions> options) {
            this.options = options;
        }
    }

    /** A client with a connection that has already carried a response. */
    private static TestClient warm(FakeNode node, Http http) {
        node.onCustom("GET", "/get").respond("0");
        TestClient client = TestClient.of(node, http.options);
        assertThat(client.get().execute()).hasToString("0");
        node.clearReceived();
        return client;
    }

    @ParameterizedTest
    @EnumSource
    void without_retries_a_request_is_sent_once_and_the_message_says_that_the_server_closed(Http http, FakeNode node) {
        try (TestClient client = warm(node, http)) {
            for (Call<JsonTree> call : List.of(client.get(), client.read())) {
                for (boolean background : new boolean[] {false, true}) {
                    node.onCustom("GET", "/get").disconnect();
                    node.onCustom(TestClient.READ).disconnect();
                    node.clearReceived();

                    assertThatThrownBy(() -> TestClient.run(call.retries(0), background))
                            .hasMessageContaining("the server closed the connection before it responded")
                            .hasMessageContaining("attempt 1 of 1")
                            .hasMessageNotContaining("overloaded")
                            .isInstanceOfSatisfying(ConnectionException.class, closed -> {
                                assertThat(closed.phase()).isEqualTo(Phase.AWAITING_RESPONSE);
                                assertThat(closed.attempts()).isEqualTo(1);
                            });

                    assertThat(node.receivedCount()).isEqualTo(1);
                    node.clearScripts();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void each_repeat_is_an_attempt_of_ours(Http http, FakeNode node) throws Exception {
        try (TestClient client = warm(node, http)) {
            node.onCustom("GET", "/get").disconnect().times(2).then().respond("1");

            ApiResponse<JsonTree> response =
                    TestClient.run(client.get().retries(2).withResponse(), false);

            assertThat(response.attempts()).isEqualTo(3);
            assertThat(node.receivedCount()).isEqualTo(3);
        }
    }

    /** A server that closes each connection after one response without announcing it. */
    private static final class Closing implements AutoCloseable {
        private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final AtomicInteger requests = new AtomicInteger();
        private final Semaphore closed = new Semaphore(0);

        Closing() throws IOException {
            Thread thread = new Thread(this::serve);
            thread.setDaemon(true);
            thread.start();
        }

        private void serve() {
            while (!socket.isClosed()) {
                try (Socket client = socket.accept()) {
                    if (client.getInputStream().read(new byte[8192]) > 0) {
                        requests.incrementAndGet();
                        client.getOutputStream()
                                .write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n1"
                                        .getBytes(UTF_8));
                    }
                } catch (IOException end) {
                    continue; // closed by the test
                }
                closed.release();
            }
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"OURS", "USERS"})
    void a_connection_that_the_server_closed_while_it_was_idle_costs_no_request(Http http) throws Exception {
        VirtualTime time = new VirtualTime();
        try (Closing server = new Closing();
                TestClient client =
                        TestClient.of("http://127.0.0.1:" + server.socket.getLocalPort(), http.options, time)) {
            for (int call = 1; call <= 3; call++) {
                ApiResponse<JsonTree> response =
                        TestClient.run(client.get().retries(0).withResponse(), call == 2);

                assertThat(response.attempts()).isEqualTo(1);
                assertThat(server.closed.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
                assertThat(server.requests).hasValue(call);
                time.pass(Duration.ofSeconds(2));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void after_an_address_refuses_the_next_one_is_tried_within_one_attempt(boolean fastFallback, FakeNode node)
            throws Exception {
        node.onCustom("GET", "/get").respond("1");
        OkHttpClient users = new OkHttpClient.Builder()
                .fastFallback(fastFallback)
                // loopback, where nothing listens
                .dns(host -> List.of(
                        InetAddress.getByAddress(new byte[] {127, 9, 9, 9}),
                        InetAddress.getByAddress(new byte[] {127, 0, 0, 1})))
                .build();
        String url = node.url().replace("127.0.0.1", "two-addresses.test");
        try (TestClient client = TestClient.of(url, options -> options.httpClient(users))) {
            assertThat(TestClient.run(client.get().retries(0).withResponse(), false)
                            .attempts())
                    .isEqualTo(1);
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }
}
