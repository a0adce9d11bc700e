package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.model.RateLimitTier;
import io.github.avalanche4j.node.NodeClient;
import org.junit.jupiter.api.Test;

class RetriesGuideTest extends GuideTest {
    @Test
    void only_idempotent_calls_are_repeated() {
        fake.on("info.uptime")
                .respondStatus(503, "text/plain", "not now")
                .then()
                .respondDefault();
        // snippet: retries
        try (NodeClient node = NodeClient.create(url, options -> options.retries(4))) {
            System.out.println(node.info().uptime().execute()); // up to five attempts
            System.out.println(node.info().uptime().retries(0).execute()); // one
        }
        // end
        assertThat(fake.receivedCount("info.uptime")).isEqualTo(3);
    }

    @Test
    void staying_below_a_limit() {
        String key = "a-key-of-the-fake-service";
        // snippet: limit
        try (DataClient data = DataClient.create(
                serviceUrl, options -> options.key(ApiKey.of(key)).limit(RateLimitTier.FREE))) {
            data.network(Network.FUJI).subnets().limit(10).forEach(System.out::println);
        }
        // end
        assertThat(service.receivedCount()).isPositive();
    }
}
