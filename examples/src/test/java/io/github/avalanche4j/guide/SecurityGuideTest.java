package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;

class SecurityGuideTest extends GuideTest {
    @Test
    void a_key() {
        String secret = "a-key-of-the-fake-service";
        // snippet: key
        try (DataClient data = DataClient.create(serviceUrl, options -> options.key(ApiKey.of(secret)))) {
            System.out.println(data); // names the header, never the key
            data.network(Network.MAINNET).subnets().limit(1).forEach(System.out::println);
        }
        // end
        assertThat(service.received().get(0).header("x-service-api-key")).contains(secret);
    }

    @Test
    void a_token_that_changes() {
        AtomicReference<String> token = new AtomicReference<>("first");
        // snippet: changing-token
        try (NodeClient node = NodeClient.create(
                url, options -> options.headers(() -> Map.of("Authorization", "Bearer " + token.get())))) {
            System.out.println(node.info().getNetworkName().execute()); // asked before each attempt
        }
        // end
        assertThat(fake.received().get(0).header("Authorization")).contains("Bearer first");
    }

    @Test
    void an_http_client_of_your_own_for_a_proxy() {
        fake.onAny().respond("{\"networkName\":\"mainnet\"}");
        InetSocketAddress proxyAddress = new InetSocketAddress("127.0.0.1", fake.port());
        // snippet: proxy
        OkHttpClient http = new OkHttpClient.Builder()
                .proxy(new Proxy(Proxy.Type.HTTP, proxyAddress))
                .build();
        try (NodeClient node = NodeClient.create("http://192.0.2.7:9650", options -> options.httpClient(http))) {
            System.out.println(node.info().getNetworkName().execute());
        }
        // end
        assertThat(fake.received().get(0).header("Host")).contains("192.0.2.7:9650");
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }
}
