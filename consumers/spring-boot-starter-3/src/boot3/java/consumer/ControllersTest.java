package consumer;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.avalanche4j.spring.test.AvalancheTest;
import io.github.avalanche4j.testing.FakeDataService;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.test.web.servlet.MockMvc;

@WebMvcTest
@AvalancheTest
class ControllersTest {
    @Autowired
    private MockMvc http;

    @Autowired
    private FakeDataService service;

    @Test
    void a_portfolio_lists_tokens() throws Exception {
        http.perform(get("/portfolio/0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$[0].ercType").value("ERC-20"));
    }

    @Test
    void a_failure_of_the_service_is_a_bad_gateway() throws Exception {
        service.on("listErc20Balances").respondStatus(400, "text/plain", "no").always();

        http.perform(get("/portfolio/0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd"))
                .andExpect(status().isBadGateway());
    }

    @Test
    void a_delivery_without_a_signature_is_refused() throws Exception {
        http.perform(post("/webhook").content("{}")).andExpect(status().isUnauthorized());
    }
}
