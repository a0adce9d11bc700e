package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** URLs that lead to the wrong server: the message says what responded. */
class WrongAddressTest extends NodeAndClient {
    private static final String HTML = "<!DOCTYPE html>\n<html><head><title>Welcome</title></head></html>\n";

    private static ConnectionException unreached(String url, Consumer<TestOptions> options) {
        try (TestClient client = TestClient.of(url, options)) {
            return catchThrowableOfType(ConnectionException.class, client.read()::execute);
        }
    }

    private ConnectionException withoutTls(SSLException fault) {
        String url = node.url().replace("http:", "https:");
        return unreached(url, options -> options.httpClient(TestClient.failing(fault)));
    }

    @Test
    void https_to_a_port_that_speaks_http_is_reported_and_not_repeated() throws IOException {
        // a node's response to a TLS handshake
        byte[] response = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n".getBytes(ISO_8859_1);
        try (RawServer server = RawServer.of(out -> out.write(response))) {
            ConnectionException failure = unreached(server.url().replace("http:", "https:"), options -> {});

            assertThat(failure)
                    .hasMessageContaining("TLS failed")
                    .hasMessageContaining("attempt 1 of 3")
                    .hasMessageEndingWith(
                            "the server does not speak TLS at this port: use http:// in the client's address");
            assertThat(failure.isTransient()).isFalse();
        }
    }

    @Test
    void a_certificate_that_is_not_trusted_is_reported_and_not_repeated() {
        ConnectionException failure = withoutTls(new SSLHandshakeException("PKIX path building failed"));

        assertThat(failure)
                .hasMessageContaining("attempt 1 of 3")
                .hasMessageContaining("PKIX path building failed")
                .hasMessageEndingWith("check that the host name is right and that this JVM trusts the server's"
                        + " certificate; httpClient() takes a client with a trust store of its own");
        assertThat(failure.isTransient()).isFalse();
    }

    /** The port of a server that is gone; the system does not give it to another one at once. */
    private static InetSocketAddress nobody() throws IOException {
        try (RawServer server = RawServer.of(out -> {})) {
            return new InetSocketAddress("127.0.0.1", URI.create(server.url()).getPort());
        }
    }

    private static OkHttpClient through(InetSocketAddress proxy) {
        return new OkHttpClient.Builder()
                .proxy(new Proxy(Proxy.Type.HTTP, proxy))
                .build();
    }

    @Test
    void a_dead_proxy_is_called_a_proxy() throws IOException {
        InetSocketAddress proxy = nobody();
        ConnectionException failure =
                unreached(node.url(), options -> options.retries(0).httpClient(through(proxy)));

        assertThat(failure)
                .hasMessageContaining("failed while connecting through the proxy 127.0.0.1:" + proxy.getPort() + ": ")
                .hasMessageContaining("check that the proxy runs and lets the request pass");
        assertThat(failure.isTransient()).isTrue();
        assertThat(node.received()).isEmpty();
    }

    @Test
    void a_dead_proxy_that_a_selector_names_is_called_a_proxy_too() throws IOException {
        InetSocketAddress proxy = nobody();
        OkHttpClient http = new OkHttpClient.Builder()
                .proxySelector(ProxySelector.of(proxy))
                .build();

        assertThat(unreached(node.url(), options -> options.retries(0).httpClient(http)))
                .hasMessageContaining("failed while connecting through the proxy 127.0.0.1:" + proxy.getPort() + ": ");
    }

    @Test
    void a_proxy_whose_name_cannot_be_resolved_is_called_a_proxy() {
        InetSocketAddress proxy = InetSocketAddress.createUnresolved("proxy.invalid", 3128);

        assertThat(unreached(node.url(), options -> options.retries(0).httpClient(through(proxy))))
                .hasMessageContaining("the name of the proxy proxy.invalid:3128 cannot be resolved");
    }

    @Test
    void a_proxy_that_refuses_a_tunnel_is_called_a_proxy() throws IOException {
        byte[] refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n".getBytes(ISO_8859_1);
        try (RawServer server = RawServer.of(out -> out.write(refusal))) {
            InetSocketAddress proxy =
                    new InetSocketAddress("127.0.0.1", URI.create(server.url()).getPort());

            assertThat(unreached(
                            "https://node.test", options -> options.retries(0).httpClient(through(proxy))))
                    .hasMessageContaining("failed while connecting through the proxy 127.0.0.1:")
                    .hasMessageContaining("CONNECT: 403");
        }
    }

    static Stream<SSLException> tornConnections() {
        return Stream.of(
                (SSLException) new SSLHandshakeException("Remote host terminated the handshake")
                        .initCause(new EOFException("SSL peer shut down incorrectly")),
                new SSLException("Connection reset", new SocketException("Connection reset")));
    }

    @ParameterizedTest
    @MethodSource("tornConnections")
    void a_connection_that_breaks_while_tls_is_agreed_is_tried_again(SSLException fault) {
        ConnectionException failure = withoutTls(fault);

        assertThat(failure).hasMessageContaining("attempt 3 of 3").hasMessageContaining(fault.getMessage());
        assertThat(failure.isTransient()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Client sent an HTTP request to an HTTPS server.\n",
                "<html>The plain HTTP request was sent to HTTPS port</html>"
            })
    void http_to_a_port_that_speaks_https_is_reported(String body) {
        // the texts of Go's server, which a node with --http-tls-enabled uses, and of nginx
        node.onAny().respondStatus(400, "text/plain", body);
        assertThatThrownBy(client.read()::execute)
                .isInstanceOf(ApiException.BadRequest.class)
                .hasMessageEndingWith("the server speaks TLS at this port: use https:// in the client's address");
    }

    @Test
    void the_port_at_which_nodes_speak_to_each_other_is_reported() {
        ConnectionException failure = unreached(
                "http://node.test:9651",
                options -> options.retries(0)
                        .httpClient(new OkHttpClient.Builder()
                                .dns(host -> {
                                    throw new UnknownHostException(host);
                                })
                                .build()));

        assertThat(failure)
                .hasMessageEndingWith("9651 is the port at which nodes speak to each other: a node serves its API at "
                        + "9650 unless --http-port says otherwise");
    }

    @Test
    void a_server_that_does_not_speak_http_is_reported() throws IOException {
        byte[] alert = {0x15, 3, 1, 0, 2, 2, 0x16, '\r', '\n'}; // a TLS server's response to a plain request
        try (RawServer server = RawServer.of(out -> out.write(alert))) {
            assertThat(unreached(server.url(), options -> options.retries(0)))
                    .hasMessageContaining("the response is not HTTP")
                    .hasMessageEndingWith("check scheme, host and port of the client's address");
        }
    }

    @Test
    void a_page_of_html_is_reported() {
        node.onAny().respondStatus(200, "text/html; charset=utf-8", HTML);
        ResponseFormatException failure = catchThrowableOfType(ResponseFormatException.class, client.read()::execute);

        assertThat(failure)
                .hasMessageContaining("the response cannot be read at $: it is a page of HTML")
                .hasMessageContaining("<title>Welcome</title>")
                .hasMessageEndingWith(
                        "check host, port and path of the client's address, and any proxy before " + "the server");
        assertThat(failure.path()).isEqualTo("$");
    }

    @Test
    void a_compression_that_was_not_requested_is_reported() {
        node.onAny().respondRaw("\u001b\u0001\u0000").header("Content-Encoding", "br");
        assertThatThrownBy(client.read()::execute)
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("it is compressed with br, which the client did not ask for");
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void compressed_bytes_that_are_corrupt_are_reported_and_not_asked_for_again() throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1}".getBytes(ISO_8859_1));
        }
        byte[] corrupt = compressed.toByteArray();
        corrupt[corrupt.length - 6] ^= 1; // in the checksum
        for (byte[] bytes : new byte[][] {corrupt, "nonsense, not gzip".getBytes(ISO_8859_1)}) {
            try (RawServer server = RawServer.ok("Content-Encoding: gzip\r\n", out -> out.write(bytes));
                    TestClient client = TestClient.of(server.url(), options -> {})) {
                assertThatThrownBy(client.read()::execute)
                        .isInstanceOf(ResponseFormatException.class)
                        .hasMessageContaining("attempt 1 of 3")
                        .hasMessageContaining("its gzip compression is corrupt");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303, 307, 308})
    void a_redirect_shows_where_to_without_the_query(int status) {
        node.onAny()
                .respondStatus(status, "text/plain", "")
                .header("Location", "https://api.example.org/ext/test?token=abc#top");
        AvalancheException failure = catchThrowableOfType(AvalancheException.class, client.read()::execute);

        assertThat(failure)
                .hasMessageContaining("the server responded " + status)
                .hasMessageEndingWith("redirects are not followed: it leads to https://api.example.org/ext/test,"
                        + " so correct the client's address");
        assertThat(failure.getMessage()).doesNotContain("token");
    }

    @Test
    void a_redirect_to_nowhere_is_reported_too() {
        node.onAny().respondStatus(308, "text/plain", "");
        assertThatThrownBy(client.read()::execute)
                .hasMessageEndingWith("redirects are not followed: correct the client's address");
    }
}
