package consumer;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class Api {
    /** A page as this service hands it on: the next position is one line of text. */
    record Subnets(List<SubnetDetails> items, Optional<Position> next) {}

    private final NodeClient node;
    private final DataClient data;

    Api(NodeClient node, DataClient data) {
        this.node = node;
        this.data = data;
    }

    @GetMapping("/report")
    HealthReport report() {
        return node.health().healthByGet().execute();
    }

    @GetMapping("/blocks/{number}")
    Container block(@PathVariable("number") long number) {
        return node.index(Index.P_BLOCK).getContainerByIndex(number).execute();
    }

    // snippet: positions
    @GetMapping("/subnets")
    Subnets subnets(@RequestParam(name = "from", required = false) Position from) {
        Paged<SubnetDetails> list = data.network(Network.MAINNET).subnets().pageSize(10);
        Page<SubnetDetails> page = list.page(from == null ? list.start() : from).execute();
        return new Subnets(page.items(), page.next());
    }
    // end

    @PostMapping("/subnets")
    SubnetDetails accept(@RequestBody SubnetDetails subnet) {
        return subnet;
    }

    @GetMapping("/page")
    Page<SubnetDetails> page() {
        Paged<SubnetDetails> list = data.network(Network.MAINNET).subnets().pageSize(3);
        return list.page(list.start()).execute();
    }

    @PostMapping("/page")
    Page<SubnetDetails> accept(@RequestBody Page<SubnetDetails> page) {
        return page;
    }

    @GetMapping("/names")
    Map<String, Object> names(
            @RequestParam("id") Id id,
            @RequestParam("node") NodeId nodeId,
            @RequestParam("evm") EvmAddress evm,
            @RequestParam("address") Bech32Address address) {
        return Map.of("id", id, "node", nodeId, "evm", evm, "address", address);
    }

    @PostMapping("/verify")
    Map<String, Object> verify(@RequestBody String hex) {
        Height height = Height.of(node.platform().getHeight().execute());
        Bytes signed = Bytes.fromHex(hex.strip());
        WarpVerification result = WarpVerifier.forNetwork(
                        Network.of(node.info().getNetworkId().execute()))
                .verify(signed, ValidatorSets.of(node).at(Id.PRIMARY_NETWORK, height).execute());
        return Map.of("verified", result instanceof VerifiedWarpMessage, "result", result.toString());
    }

    /** A wrong argument is the caller's fault; anything else is the fault of the node or service. */
    @ExceptionHandler
    ProblemDetail failed(AvalancheException e) {
        HttpStatus status = e instanceof InvalidRequestException || e instanceof MalformedBytesException
                ? HttpStatus.BAD_REQUEST
                : e.isTransient() ? HttpStatus.SERVICE_UNAVAILABLE : HttpStatus.BAD_GATEWAY;
        return ProblemDetail.forStatusAndDetail(status, e.getMessage());
    }
}
