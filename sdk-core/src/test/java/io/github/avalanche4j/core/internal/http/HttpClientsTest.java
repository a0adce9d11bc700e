package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.call.TestOptions;
import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;
import okhttp3.ConnectionSpec;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;

class HttpClientsTest {
    private static final Clock CLOCK = new Clock.Real(new CountDownLatch(1), new ClientThreads());

    private static OkHttpClient client(String url) {
        return HttpClients.prepared(ClientSettings.defaults(), BaseUrl.parse(url), CLOCK, new ClientThreads());
    }

    @Test
    void the_end_of_a_long_request_does_not_wait_for_the_server_to_confirm_its_beginning() throws IOException {
        try (Socket socket = client("http://127.0.0.1:9650").socketFactory().createSocket()) {
            assertThat(socket.getTcpNoDelay()).isTrue();
        }
    }

    @Test
    void certificates_are_loaded_for_https_alone() {
        assertThat(client("http://127.0.0.1:9650").connectionSpecs()).containsExactly(ConnectionSpec.CLEARTEXT);
        assertThat(client("https://127.0.0.1:9650").connectionSpecs()).anyMatch(ConnectionSpec::isTls);
        assertThat(client("https://127.0.0.1:9650").x509TrustManager()).isNotNull();
    }

    /** OkHttp allows 5 requests per host by default, and a client has one host. */
    @Test
    void as_many_requests_as_were_allowed_are_sent_to_one_host_at_once() {
        OkHttpClient client = HttpClients.prepared(
                TestOptions.of(options -> options.maxConcurrency(7)),
                BaseUrl.parse("http://127.0.0.1:9650"),
                CLOCK,
                new ClientThreads());

        assertThat(client.dispatcher().getMaxRequestsPerHost()).isEqualTo(7);
        assertThat(client.dispatcher().getMaxRequests()).isEqualTo(7);
    }
}
