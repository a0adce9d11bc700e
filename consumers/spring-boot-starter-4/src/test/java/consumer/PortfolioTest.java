// snippet: test
package consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.spring.test.AvalancheTest;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.web.client.HttpServerErrorException;
import org.springframework.web.client.RestClient;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@AvalancheTest
class PortfolioTest {
    @Autowired
    private FakeDataService service;

    @Autowired
    private FakeNode node;

    private final RestClient http;

    PortfolioTest(@LocalServerPort int port) {
        http = RestClient.create("http://127.0.0.1:" + port);
    }

    private String get(String path) {
        return http.get().uri(path).retrieve().body(String.class);
    }

    @Test
    void a_portfolio_lists_tokens() {
        assertThat(get("/portfolio/0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")).contains("\"balance\":");
        assertThat(service.receivedCount("listErc20Balances")).isEqualTo(1);
    }

    @Test
    void the_service_is_not_ready_while_its_node_starts() {
        node.onGet("/ext/health").respondRecording("startup/get.ext.health.1").always();
        node.onGet("/ext/health/readiness").respondRecording("startup/get.ext.health.readiness.1").always();

        assertThat(get("/actuator/health/liveness")).contains("UP");
        assertThat(catchThrowableOfType(
                                HttpServerErrorException.class, () -> get("/actuator/health/readiness"))
                        .getResponseBodyAsString())
                .contains("OUT_OF_SERVICE");
    }
}
// end
