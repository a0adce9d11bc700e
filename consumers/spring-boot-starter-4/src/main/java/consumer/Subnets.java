package consumer;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Values as responses, bodies and parameters. */
@RestController
class Subnets {
    /** A page as this service hands it on: the next position is one line of text. */
    record Part(List<SubnetDetails> items, Optional<Position> next) {}

    private final DataClient data;

    Subnets(DataClient data) {
        this.data = data;
    }

    // snippet: positions
    @GetMapping("/subnets")
    Part subnets(@RequestParam(name = "from", required = false) Position from) {
        Paged<SubnetDetails> list = data.network(Network.MAINNET).subnets().pageSize(10);
        Page<SubnetDetails> page = list.page(from == null ? list.start() : from).execute();
        return new Part(page.items(), page.next());
    }
    // end

    @PostMapping("/subnets")
    SubnetDetails accept(@RequestBody SubnetDetails subnet) {
        return subnet;
    }

    @GetMapping("/names")
    Map<String, Object> names(
            @RequestParam("id") Id id,
            @RequestParam("node") NodeId nodeId,
            @RequestParam("evm") EvmAddress evm,
            @RequestParam("address") Bech32Address address) {
        return Map.of("id", id, "node", nodeId, "evm", evm, "address", address);
    }
}
