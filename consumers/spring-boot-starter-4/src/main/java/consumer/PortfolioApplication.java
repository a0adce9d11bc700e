// snippet: service
package consumer;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.token.Erc20Balance;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class PortfolioApplication {
    private final DataClient data;

    PortfolioApplication(DataClient data) {
        this.data = data;
    }

    @GetMapping("/portfolio/{address}")
    List<Erc20Balance> portfolio(@PathVariable("address") EvmAddress address) {
        return data.chain(43114).erc20Balances(address).limit(50).stream().toList();
    }

    public static void main(String[] args) {
        SpringApplication.run(PortfolioApplication.class, args);
    }
}
// end
