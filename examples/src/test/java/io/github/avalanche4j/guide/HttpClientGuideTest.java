package io.github.avalanche4j.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.examples.OwnCertificate;
import io.github.avalanche4j.node.NodeClient;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HttpClientGuideTest extends GuideTest {
    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir
    private Path folder;

    @Test
    void a_client_of_your_own() {
        // snippet: own
        Dispatcher dispatcher = new Dispatcher();
        dispatcher.setMaxRequestsPerHost(64); // 5 unless set
        OkHttpClient http = new OkHttpClient.Builder()
                .dispatcher(dispatcher)
                .connectionPool(new ConnectionPool(64, 100, TimeUnit.SECONDS))
                .connectTimeout(Duration.ofSeconds(5))
                .addInterceptor(chain -> chain.proceed(chain.request()
                        .newBuilder()
                        .header("X-Request-Source", "billing")
                        .build()))
                .build();
        try (NodeClient node = NodeClient.create(url, options -> options.httpClient(http))) {
            System.out.println(node.info().getNetworkName().execute());
        }
        // end
        assertThat(fake.received().get(0).header("X-Request-Source")).contains("billing");
        assertThat(http.dispatcher().executorService().isShutdown())
                .as("closed with the client of the library")
                .isFalse();
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }

    @Test
    void a_certificate_that_a_node_made_itself() throws Exception {
        Path store = folder.resolve("node.p12");
        HttpsServer server = serve(OwnCertificate.make(store));
        String address = "https://localhost:" + server.getAddress().getPort();
        try (NodeClient stranger = NodeClient.create(address)) {
            assertThatThrownBy(() -> stranger.info().getNetworkName().execute())
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("attempt 1 of 3")
                    .hasMessageContaining("PKIX path building failed");
            // snippet: trust
            KeyStore trusted = KeyStore.getInstance(store.toFile(), PASSWORD);
            TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            factory.init(trusted);
            X509TrustManager trust = (X509TrustManager) factory.getTrustManagers()[0];
            SSLContext tls = SSLContext.getInstance("TLS");
            tls.init(null, new TrustManager[] {trust}, null);
            OkHttpClient http = new OkHttpClient.Builder()
                    .sslSocketFactory(tls.getSocketFactory(), trust)
                    .build();
            try (NodeClient node = NodeClient.create(address, options -> options.httpClient(http))) {
                System.out.println(node.info().getNetworkName().execute());
            }
            // end
            http.dispatcher().executorService().shutdown();
            http.connectionPool().evictAll();
        } finally {
            server.stop(0);
        }
    }

    private static HttpsServer serve(OwnCertificate certificate) throws Exception {
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getByName("localhost"), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(certificate.server()));
        server.createContext("/ext/info", exchange -> {
            String request = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
            byte[] response = ("{\"jsonrpc\":\"2.0\",\"id\":"
                            + JsonTree.parse(request).get("id") + ",\"result\":{\"networkName\":\"mainnet\"}}")
                    .getBytes(UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, response.length);
            exchange.getResponseBody().write(response);
            exchange.close();
        });
        server.start();
        return server;
    }
}
