package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Malicious and broken servers: each call ends with an exception of this library. */
class BoundsTest extends NodeAndClient {
    /** A server that sends {@code beginning}, and then {@code piece} again and again. */
    private static RawServer endless(String headers, String beginning, String piece) throws IOException {
        byte[] bytes = piece.getBytes(ISO_8859_1);
        return RawServer.ok(headers, out -> {
            out.write(beginning.getBytes(ISO_8859_1));
            while (true) {
                out.write(bytes);
            }
        });
    }

    private static ResponseTooLargeException assertTooLong(String url, long bound) {
        try (TestClient client = TestClient.of(url, options -> options.maxResponseBytes(bound))) {
            ResponseTooLargeException e = catchThrowableOfType(ResponseTooLargeException.class, client.read()::execute);
            assertThat(e).hasMessageContaining("longer than the bound of " + bound + " bytes");
            assertThat(e).hasMessageContaining("raise maxResponseBytes");
            assertThat(e.endpoint()).isEqualTo(TestClient.READ);
            assertThat(e.bound()).isEqualTo(bound);
            return e;
        }
    }

    @Test
    void a_response_over_the_bound_ends_the_call_and_one_at_the_bound_does_not() {
        String body = "{\"id\":1,\"result\":\"" + "x".repeat(2000) + "\"}";
        node.onAny().respondRaw(body).always();
        try (TestClient client = TestClient.of(node, options -> options.maxResponseBytes(body.length()))) {
            assertThat(client.read().execute().asText().orElseThrow()).hasSize(2000);
        }
        assertTooLong(node.url(), body.length() - 1);
    }

    @Test
    void endlessly_many_tiny_values_end_long_before_the_bound_of_bytes() throws IOException {
        byte[] piece = "[],".repeat(10_000).getBytes(UTF_8);
        AtomicLong sent = new AtomicLong();
        try (RawServer server = RawServer.ok("", out -> {
                    out.write("{\"id\":1,\"result\":[".getBytes(UTF_8));
                    while (true) {
                        out.write(piece);
                        sent.addAndGet(piece.length);
                    }
                });
                TestClient client = TestClient.of(server.url(), options -> options.maxResponseBytes(16 << 20))) {
            assertThatThrownBy(client.read()::execute)
                    .isInstanceOf(ResponseTooLargeException.class)
                    .hasMessageContaining(
                            "larger than the bound of 524288 values, one per 32 of the 16777216 bytes allowed");
            assertThat(sent).hasValueLessThan(8 << 20);
        }
    }

    @Test
    void a_response_of_as_many_values_as_real_ones_have_is_read_up_to_the_bound() {
        String item = "{\"weight\":\"2000000000000\",\"connected\":true,\"startTime\":\"1600000000\"},";
        node.onAny().respondRaw("{\"id\":1,\"result\":[" + item.repeat(20_000) + "{}]}");
        try (TestClient client = TestClient.of(node, options -> options.maxResponseBytes(2 << 20))) {
            assertThat(client.read().execute().size()).isEqualTo(20_001);
        }
    }

    @Test
    void endless_white_space_after_a_response_ends_at_the_bound() throws IOException {
        try (RawServer server = endless("", "{\"id\":1,\"result\":1}", " ".repeat(10_000))) {
            assertTooLong(server.url(), 1 << 20);
        }
    }

    @Test
    void a_small_compressed_response_cannot_fill_the_memory() throws IOException {
        byte[] zeros = new byte[1 << 16];
        try (RawServer server = RawServer.ok("Content-Encoding: gzip\r\n", out -> {
            GZIPOutputStream zip = new GZIPOutputStream(out);
            zip.write("{\"id\":1,\"result\":1".getBytes(UTF_8));
            java.util.Arrays.fill(zeros, (byte) ' ');
            while (true) {
                zip.write(zeros);
            }
        })) {
            assertTooLong(server.url(), 4 << 20);
        }
    }

    @Test
    void the_name_of_a_file_in_a_gzip_header_cannot_fill_the_memory() throws IOException {
        String beginning = "\u001f\u008b\b\b\0\0\0\0\0\0";
        try (RawServer server = endless("Content-Encoding: gzip\r\n", beginning, "name".repeat(1000))) {
            assertThat(assertTooLong(server.url(), 4 << 20)).hasMessageContaining("before it is decompressed");
        }
    }

    @Test
    void the_extension_of_a_chunk_cannot_fill_the_memory() throws IOException {
        try (RawServer server = endless("Transfer-Encoding: chunked\r\n", "1;", "extension".repeat(1000))) {
            assertThat(assertTooLong(server.url(), 4 << 20)).hasMessageContaining("much longer than the bound");
        }
    }

    @Test
    void a_length_below_zero_is_a_connection_that_failed() throws IOException {
        try (RawServer server = RawServer.ok("Content-Length: -5\r\n", out -> out.write("{}".getBytes(UTF_8)));
                TestClient client = TestClient.of(server.url(), options -> options.retries(0))) {
            assertThatThrownBy(client.read()::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("Content-Length below zero: -5");
        }
    }

    @Test
    void the_path_of_a_fault_and_what_is_said_of_it_are_one_line_of_bounded_length() {
        node.onAny()
                .respondRaw("{\"id\":${id},\"result\":" + "{\"\\u001b[2J\\n\":".repeat(1100))
                .then()
                .respondRaw("{\"id\":[" + "7,".repeat(5000) + "7],\"result\":1}");
        for (int i = 0; i < 2; i++) {
            ResponseFormatException e = catchThrowableOfType(ResponseFormatException.class, client.read()::execute);
            assertThat(e.getMessage()).hasSizeLessThan(3000).matches("[^\\p{Cntrl}]*");
            assertThat(e.path()).hasSizeLessThan(1300);
        }
    }

    @Test
    void a_response_of_a_million_brackets_is_refused() {
        node.onAny()
                .respondRaw("{\"id\":1,\"result\":" + "[".repeat(1_000_000))
                .then()
                .respondRaw("{\"id\":1,\"x\":" + "[".repeat(1_000_000));
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(client.read()::execute)
                    .isInstanceOf(ResponseFormatException.class)
                    .hasMessageContaining("depth");
        }
    }

    @Test
    void a_number_of_a_million_digits_is_refused() {
        node.onAny().respondRaw("{\"id\":1,\"result\":" + "9".repeat(1_000_000) + "}");
        assertThatThrownBy(client.read()::execute).isInstanceOf(ResponseFormatException.class);
    }

    @Test
    void a_body_that_drips_ends_at_the_attempts_time_limit() {
        node.onCustom(TestClient.READ)
                .respond('"' + "x".repeat(100_000) + '"')
                .throttleBody(1, Duration.ofMillis(20))
                .always();
        try (TestClient client =
                TestClient.of(node, options -> options.retries(0).attemptTimeout(Duration.ofMillis(300)))) {
            ConnectionException e = catchThrowableOfType(ConnectionException.class, client.read()::execute);
            assertThat(e.timedOut()).isTrue();
            assertThat(e.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void an_error_page_without_end_is_read_up_to_a_bound() {
        node.onAny().respondStatus(500, "text/plain", "y".repeat(5_000_000)).always();
        try (TestClient client = TestClient.of(node, options -> options.retries(0))) {
            assertThatThrownBy(client.read()::execute)
                    .isInstanceOfSatisfying(
                            io.github.avalanche4j.core.ApiException.class,
                            e -> assertThat(e.body()).hasSize(8192));
        }
    }
}
