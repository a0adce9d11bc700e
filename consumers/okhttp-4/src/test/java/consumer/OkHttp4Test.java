package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a client does, with OkHttp 4. No fake: MockWebServer is a part of OkHttp, and of one version with it. */
class OkHttp4Test {
    private final AtomicInteger requests = new AtomicInteger();
    private final CountDownLatch held = new CountDownLatch(1);
    private HttpServer server;
    private String url;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.start();
        url = "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        held.countDown();
        server.stop(0);
    }

    private static void respond(HttpExchange exchange, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        if (exchange.getRequestHeaders().getFirst("Accept-Encoding").contains("gzip")) {
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
                out.write(body);
            }
            body = zipped.toByteArray();
            exchange.getResponseHeaders().add("Content-Encoding", "gzip");
        }
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static String result(HttpExchange exchange, String fields) throws IOException {
        String request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        return "{\"jsonrpc\":\"2.0\",\"id\":" + JsonTree.parse(request).get("id") + "," + fields + "}";
    }

    @Test
    void okhttp_4_is_first_on_the_class_path() {
        String place = okhttp3.OkHttpClient.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString();
        assertTrue(place.endsWith("/okhttp-4.12.0.jar"), place);
    }

    @Test
    void a_call_in_the_foreground_and_one_in_the_background() throws Exception {
        server.createContext("/ext/info", exchange ->
                respond(exchange, 200, result(exchange, "\"result\":{\"networkName\":\"mainnet\"}")));
        try (NodeClient node = NodeClient.create(url)) {
            assertEquals("mainnet", node.info().getNetworkName().execute());
            assertEquals("mainnet", node.info().getNetworkName().executeAsync().get());
            assertEquals(
                    200, node.info().getNetworkName().withResponse().execute().status());
        }
    }

    @Test
    void a_failure_that_passes_is_tried_again_and_one_that_does_not_is_reported() {
        server.createContext("/ext/info", exchange -> {
            if (requests.incrementAndGet() < 3) {
                respond(exchange, 503, "overloaded");
            } else {
                respond(exchange, 200, result(exchange, "\"error\":{\"code\":-32000,\"message\":\"no\"}"));
            }
        });
        try (NodeClient node = NodeClient.create(url)) {
            assertThrows(JsonRpcException.class, () -> node.info().getNetworkName().execute());
            assertEquals(3, requests.get());
        }
    }

    @Test
    void a_deadline_ends_a_call_and_cancelling_a_future_ends_its_request() throws Exception {
        CountDownLatch received = new CountDownLatch(2);
        server.createContext("/ext/info", exchange -> {
            received.countDown();
            try {
                held.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });
        try (NodeClient node = NodeClient.create(url)) {
            assertThrows(
                    ConnectionException.class,
                    () -> node.info().uptime().timeout(Duration.ofMillis(300)).execute());
            CompletableFuture<?> future = node.info().uptime().executeAsync();
            received.await();
            assertTrue(future.cancel(true));
        }
    }

    @Test
    void a_list_is_walked_page_after_page_with_the_key_in_each_request() {
        server.createContext("/v1/networks/mainnet/subnets", exchange -> {
            String query = exchange.getRequestURI().getQuery();
            boolean last = query.contains("pageToken=next");
            boolean keyed = "a-secret-key".equals(exchange.getRequestHeaders().getFirst("x-service-api-key"));
            respond(
                    exchange,
                    keyed ? 200 : 401,
                    "{\"subnets\":[" + Samples.json(SubnetDetails.class) + "]" + (last ? "" : ",\"nextPageToken\":\"next\"")
                            + "}");
        });
        server.createContext("/v1/networks/fuji/subnets", exchange -> {
            exchange.getResponseHeaders().add("Location", url + "/v1/networks/mainnet/subnets");
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
        try (DataClient data = DataClient.create(url, options -> options.key(ApiKey.of("a-secret-key")))) {
            List<SubnetDetails> subnets = data.network(Network.MAINNET).subnets().stream().toList();
            assertEquals(2, subnets.size());
            assertThrows(ApiException.class, () -> data.network(Network.FUJI)
                    .subnets()
                    .stream()
                    .toList());
        }
    }
}
