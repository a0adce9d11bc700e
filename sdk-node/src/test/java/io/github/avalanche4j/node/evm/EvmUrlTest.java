package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.io.IOException;
import java.math.BigInteger;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A client of a chain of which only a URL is known, such as a provider's with a key. */
@Timeout(120)
class EvmUrlTest {
    private static final FakeLog LOG = FakeLog.of("0x" + "05".repeat(20), "0x01");
    private static final Duration LONG = Duration.ofHours(1);
    private static final String KEY = "s3cr3tK";

    private final FakeNode fake = FakeNode.start();
    private final FakeEvmChain chain = fake.evm("C").appendBlocks(3, LOG);

    @AfterEach
    void close() {
        fake.close();
    }

    private EvmClient client() {
        return EvmClient.create(fake.evmUrl("C"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v3/KEY",
                "/v3/KEY/",
                "/name/mainnet/rpc",
                "/name/mainnet/rpc/?dkey=KEY&network=avalanche",
                "/?KEY",
                "/a//b",
                "/with%2Fslash%20and%2520",
                "/x?a=1&a=2&b=&c=%3D+%20"
            })
    void a_request_goes_to_exactly_the_url(String path) {
        fake.onAny()
                .respondRaw("{\"jsonrpc\":\"2.0\",\"id\":${id},\"result\":\"0x2a\"}")
                .always();

        try (EvmClient evm = EvmClient.create(fake.url() + path)) {
            assertThat(evm.blockNumber().execute()).isEqualTo(UInt64.of(42));
        }

        ReceivedRequest received = fake.takeReceived(Duration.ofSeconds(60));
        assertThat(received.method()).isEqualTo("POST");
        assertThat(received.path()).isEqualTo(path);
        assertThat(received.rpcMethod()).contains("eth_blockNumber");
    }

    @Test
    void a_url_without_a_path_is_that_of_the_root() {
        fake.onAny().respondRaw("{\"id\":${id},\"result\":\"0x2a\"}");

        try (EvmClient evm = EvmClient.create("  " + fake.url() + "#part")) {
            assertThat(evm.blockNumber().execute()).isEqualTo(UInt64.of(42));
        }

        assertThat(fake.takeReceived(Duration.ofSeconds(60)).path()).isEqualTo("/");
    }

    @Test
    void user_and_password_become_a_header() {
        String url = fake.evmUrl("C").replace("://", "://me:p%C3%A4ss@");

        try (EvmClient evm = EvmClient.create(url, options -> options.header("x-key", "other"))) {
            assertThat(evm.blockNumber().execute()).isEqualTo(UInt64.of(3));
        }

        ReceivedRequest received = fake.takeReceived(Duration.ofSeconds(60));
        assertThat(received.header("Authorization"))
                .hasValueSatisfying(value -> assertThat(value).startsWith("Basic "));
        assertThat(received.header("x-key")).contains("other");
    }

    @Test
    void calls_batches_lists_and_sub_clients_work_as_those_of_a_node() {
        fake.on("debug_traceTransaction").respondError(-32601, "the method debug_traceTransaction does not exist");
        try (EvmClient evm = EvmClient.create(fake.evmUrl("C") + "?key=" + KEY)) {
            Call<UInt64> head = evm.blockNumber();
            Call<BigInteger> id = evm.chainId();
            BatchResult both = evm.batch(head, id).execute();
            assertThat(both.get(head)).isEqualTo(UInt64.of(3));
            assertThat(both.get(id)).isPositive();
            assertThat(evm.blocks(0, 3).stream().map(EvmFullBlock::number)).hasSize(4);
            assertThat(evm.logs(0, 3, f -> {}).stream()).hasSize(3);
            assertThat(evm.head(ChainHead.SETTLED).blocksWithReceipts(0, 3).stream())
                    .hasSize(4);
            assertThat(evm.call("eth_blockNumber", String.class).execute()).isEqualTo("0x3");
            assertThatThrownBy(() -> evm.debug()
                            .traceTransaction(EvmHash.parse("0x" + "01".repeat(32)))
                            .execute())
                    .isInstanceOfSatisfying(
                            JsonRpcException.class,
                            e -> assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.UNKNOWN_METHOD));
        }
        assertThat(fake.received())
                .allSatisfy(received -> assertThat(received.path()).isEqualTo("/ext/bc/C/rpc?key=" + KEY));
    }

    @Test
    void calls_of_another_client_are_refused_in_a_batch() {
        try (EvmClient evm = client();
                EvmClient other = client()) {
            assertThatThrownBy(() -> evm.batch(evm.blockNumber(), other.blockNumber()))
                    .isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void a_position_is_valid_at_another_url_of_the_chain() {
        Position saved;
        try (EvmClient evm = EvmClient.create(fake.evmUrl("C") + "?key=" + KEY);
                PagedIterator<EvmLog> walk = evm.followLogs(0, LONG, f -> {}).iterator()) {
            walk.next();
            saved = walk.position();
        }
        assertThat(saved.toString()).doesNotContain(KEY);
        try (EvmClient evm = client();
                PagedIterator<EvmLog> walk = evm.followLogs(0, LONG, f -> {})
                        .from(Position.parse(saved.toString()))
                        .iterator()) {
            assertThat(walk.next().blockNumber()).isEqualTo(UInt64.of(2));
        }
    }

    @Test
    void a_closed_client_and_its_copies_are_an_illegal_state() {
        EvmClient evm = client();
        Call<UInt64> call = evm.blockNumber();
        EvmClient settled = evm.head(ChainHead.SETTLED);
        EvmClient quiet = evm.wakeUp(false);
        settled.close();
        evm.close();
        for (Call<?> each : List.of(
                call,
                settled.chainId(),
                quiet.gasPrice(),
                evm.batch(call),
                evm.warp().getMessage(Id.EMPTY))) {
            assertThatThrownBy(each::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is closed");
            assertThatThrownBy(each::executeAsync).isInstanceOf(IllegalStateException.class);
        }
        assertThatThrownBy(() -> evm.logs(0, 3, f -> {}).iterator().hasNext())
                .isInstanceOf(IllegalStateException.class);
        assertThat(fake.receivedCount()).isZero();
    }

    @Test
    void closing_the_client_of_a_nodes_chain_leaves_the_node_open() {
        try (NodeClient node = NodeClient.create(fake.url())) {
            EvmClient evm = node.evm("C");
            evm.close();
            assertThat(evm.blockNumber().execute()).isEqualTo(UInt64.of(3));
            assertThat(evm).hasToString("EvmClient[" + fake.url() + "/ext/bc/C/rpc]");
        }
    }

    @Test
    void instrumentation_sees_scheme_host_and_port() {
        List<String> seen = new ArrayList<>();
        Instrumentation listener = (endpoint, server) -> {
            seen.add(endpoint + " at " + server);
            return new Instrumentation.Observation() {};
        };
        try (EvmClient evm =
                EvmClient.create(fake.evmUrl("C") + "?key=" + KEY, options -> options.instrumentation(listener))) {
            evm.blockNumber().execute();
        }
        assertThat(seen).containsExactly("eth_blockNumber at " + fake.url());
    }

    private static void assertSpeaksOfTheUrlOnly(AvalancheException e) {
        assertThat(e.getMessage())
                .contains("check the path and the query of the client's URL")
                .contains("POST to http://127.0.0.1:")
                .doesNotContain("/v3")
                .doesNotContain("/ext")
                .doesNotContain("diagnose")
                .doesNotContain("switched off")
                .doesNotContain("does not know this chain")
                .doesNotContain("await()");
    }

    @Test
    void a_path_that_a_node_does_not_serve_is_reported_plainly() {
        try (EvmClient evm = EvmClient.create(fake.url() + "/ext/bc/X2/rpc", options -> options.retries(0))) {
            InterfaceUnavailableException e = catchThrowableOfType(
                    InterfaceUnavailableException.class, () -> evm.blockNumber().execute());
            assertThat(e.reason()).isEqualTo(InterfaceUnavailableException.Reason.NOT_SERVED);
            assertThat(e).hasMessageContaining("nothing is served at this URL");
            assertSpeaksOfTheUrlOnly(e);
        }
        assertThat(fake.receivedCount()).as("asks for nothing else").isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"404, '{\"message\":\"no Route matched\"}'", "404, Cannot POST /v3/s3cr3tK", "405, Method Not Allowed"})
    void a_path_that_a_gateway_does_not_serve_is_reported_plainly(int status, String body) {
        fake.onAny().respondStatus(status, "text/plain", body).always();
        try (EvmClient evm = EvmClient.create(fake.url() + "/v3/" + KEY, options -> options.retries(0))) {
            ApiException e = catchThrowableOfType(
                    ApiException.class, () -> evm.blockNumber().execute());
            assertThat(e).hasMessageContaining("nothing takes JSON-RPC requests at this URL");
            assertSpeaksOfTheUrlOnly(e);
        }
    }

    @Test
    void a_chain_that_bootstraps_is_named_without_a_node() {
        fake.onAny()
                .respondStatus(503, "text/plain", "API call rejected because chain is not done bootstrapping")
                .always();
        try (EvmClient evm = EvmClient.create(fake.url() + "/v3/" + KEY, options -> options.retries(0))) {
            assertThatThrownBy(() -> evm.blockNumber().execute())
                    .isInstanceOfSatisfying(
                            InterfaceUnavailableException.class,
                            e -> assertThat(e.isTransient()).isTrue())
                    .hasMessageContaining("the chain is still bootstrapping")
                    .hasMessageNotContaining("await()");
        }
    }

    @Test
    void a_refused_key_is_called_a_key() {
        fake.onAny()
                .respondStatus(
                        401,
                        "application/json",
                        "{\"error\":{\"code\":-32001,\"message\":\"invalid key " + KEY + "\"}}")
                .always();
        try (EvmClient evm = EvmClient.create(fake.url() + "/v3/" + KEY)) {
            assertThatThrownBy(() -> evm.blockNumber().execute())
                    .isInstanceOf(ApiException.Unauthorized.class)
                    .hasMessageContaining("invalid key ***")
                    .hasMessageContaining("check the key in the client's URL or headers");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/, http://host",
        "'', http://host",
        "/?s3cr3tK, http://host/…",
        "/?a=s3cr3tK, http://host/…",
        "/s3cr3tK, http://host/…",
        "/v3/s3cr3tK/rpc, http://host/…",
        "/k/short, http://host/…",
        "/s3%63r3tK, http://host/…"
    })
    void path_and_query_are_shown_nowhere(String path, String shown) throws IOException {
        int closedPort;
        try (ServerSocket socket = new ServerSocket(0)) {
            closedPort = socket.getLocalPort();
        }
        String server = "http://127.0.0.1:" + closedPort;
        try (EvmClient evm = EvmClient.create(server + path, options -> options.retries(0))) {
            String expected = shown.replace("http://host", server);
            assertThat(evm).hasToString("EvmClient[" + expected + "]");
            assertThat(evm.blockNumber().toString()).doesNotContain(KEY);
            assertThatThrownBy(() -> evm.blockNumber().execute())
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("(POST to " + expected + ", attempt")
                    .hasMessageNotContaining(KEY)
                    .hasMessageNotContaining("short")
                    .hasMessageNotContaining("s3%63r3tK");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/v3/s3cr3tK, Cannot POST /v3/s3cr3tK, Cannot POST ***",
        "/k/abc, Cannot POST /k/abc, Cannot POST ***",
        "/rpc?s3cr3tK, no s3cr3tK, no ***",
        "/rpc?s3cr3tK=, no s3cr3tK, no ***",
        "/rpc?k=abc, Cannot POST /rpc?k=abc, Cannot POST ***",
        "/rpc/s3cr3tK/x, no s3cr3tK, no ***"
    })
    void what_a_server_repeats_of_them_is_masked(String path, String said, String shown) {
        fake.onAny().respondStatus(400, "text/plain", said).always();
        try (EvmClient evm = EvmClient.create(fake.url() + path)) {
            assertThatThrownBy(() -> evm.blockNumber().execute()).hasMessageContaining("400: " + shown + " (");
        }
    }

    @Test
    void the_url_of_a_websocket_is_a_secret_too() {
        fake.onAny().respondStatus(400, "text/plain", "no " + KEY).always();
        try (EvmClient evm = EvmClient.create(fake.evmUrl("C"), options -> options.webSocket("wss://host/ws/" + KEY))) {
            assertThatThrownBy(() -> evm.blockNumber().execute()).hasMessageContaining("400: no *** (");
        }
    }

    @Test
    void a_position_options_and_a_list_show_no_key() {
        try (EvmClient evm = EvmClient.create(fake.evmUrl("C") + "?key=" + KEY, options -> {
            options.webSocket("wss://host/ws/" + KEY);
            assertThat(options).hasToString("EvmOptions[with a WebSocket]");
        })) {
            assertThat(evm.logs(0, 3, f -> {}).toString() + evm.followBlocks(0, LONG))
                    .doesNotContain(KEY);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "host/v3/s3cr3tK", "ftp://host/s3cr3tK", "http://", "wss://host/s3cr3tK", "ws://s3cr3tK"
            })
    void what_is_no_url_of_a_chain_is_refused_without_being_repeated(String url) {
        assertThatThrownBy(() -> EvmClient.create(url))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo("url"))
                .hasMessageNotContaining(KEY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "host/v3/s3cr3tK", "https://host/s3cr3tK", "wss://", "wss:/host/s3cr3tK"})
    void what_is_no_url_of_a_websocket_is_refused_without_being_repeated(String url) {
        assertThatThrownBy(() -> EvmClient.create("http://host", options -> options.webSocket(url)))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo("webSocket"))
                .hasMessageContaining("wss://host/ws/KEY")
                .hasMessageNotContaining(KEY);
    }

    @Test
    void null_is_refused_by_name() {
        assertThatThrownBy(() -> EvmClient.create(null)).hasMessage("url");
        assertThatThrownBy(() -> EvmClient.create("http://host", null)).hasMessage("options");
        assertThatThrownBy(() -> EvmClient.create("http://host", options -> options.webSocket(null)))
                .hasMessage("webSocket");
    }
}
