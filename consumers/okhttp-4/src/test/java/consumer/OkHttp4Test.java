package consumer;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.sun.net.httpserver.HttpServer;
import io.github.avalanche4j.node.NodeClient;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OkHttp4Test {
    @Test
    void a_call_works_or_says_what_to_do() throws Exception {
        System.out.println("OkHttp comes from "
                + okhttp3.OkHttpClient.class.getProtectionDomain().getCodeSource().getLocation());
        // no fake: MockWebServer is a part of OkHttp, and of one version with it
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/ext/info", exchange -> {
            String request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String id = request.replaceAll(".*\"id\":(\\d+).*", "$1");
            byte[] response = ("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"networkName\":\"mainnet\"}}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, response.length);
            exchange.getResponseBody().write(response);
            exchange.close();
        });
        server.start();
        try (NodeClient node = NodeClient.create("http://127.0.0.1:" + server.getAddress().getPort())) {
            assertNotNull(node.info().getNetworkName().execute());
            assertNotNull(node.info().getNetworkName().executeAsync().get());
        } finally {
            server.stop(0);
        }
    }
}
