package io.github.avalanche4j.node.calls;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.WarpClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.util.Optional;

/** What the recorded node has, and what was asked of it. */
final class RecordedNode {
    static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    static final String CHAIN_2 = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    static final EvmAddress ACCOUNT = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
    static final Id UNKNOWN = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");
    static final EvmAddress ADDRESS = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
    static final Bech32Address OWNER = Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");

    // as a server may send them
    static final Id NO_ID = Json.read(Id.class, "\"x\"");
    static final NodeId NO_NODE = Json.read(NodeId.class, "\"NodeID-x\"");
    static final Bech32Address NO_OWNER = Json.read(Bech32Address.class, "\"P-avax1x\"");

    private RecordedNode() {}

    private static JsonTree request(String recording) {
        return JsonTree.parse(FakeNode.recording(recording).requestBody().orElse("{}"));
    }

    /** A parameter of the recorded request that is an id. */
    static Id id(String recording, String parameter) {
        return Id.parse(request(recording).at("/params/" + parameter).asText().orElseThrow());
    }

    /** The tags of a recorded request, by query or by parameter. */
    static String[] tags(String recording) {
        String query = FakeNode.recording(recording).requestPath().replaceAll("^[^?]*\\??", "");
        return !query.isEmpty()
                ? query.replace("tag=", "").split("&")
                : request(recording).at("/params/tags").elements().stream()
                        .map(tag -> tag.asText().orElseThrow())
                        .toArray(String[]::new);
    }

    static WarpClient warp(NodeClient node, String recording) {
        return node.evm(chain(recording)).warp();
    }

    /** The recorded request, which this client's methods refuse. */
    static Call<JsonTree> raw(NodeClient node, String recording) {
        JsonTree request = request(recording);
        return node.evm(chain(recording))
                .call(
                        request.get("method").asText().orElseThrow(),
                        JsonTree.class,
                        request.get("params").elements().toArray());
    }

    static String chain(String recording) {
        return FakeNode.recording(recording).requestPath().split("/")[3];
    }

    /** Whether a report says of a check that it failed, and why. */
    static boolean unhealthy(Call<HealthReport> call, String check, String error) {
        HealthReport report = call.execute();
        Optional<String> said = report.checks().get(check).error().flatMap(JsonTree::asText);
        return !report.healthy() && said.filter(text -> text.contains(error)).isPresent();
    }

    /** A batch of two calls. */
    static Call<?> two(EvmClient chain) {
        return chain.batch(chain.call("eth_chainId", BigInteger.class), chain.call("eth_gasPrice", BigInteger.class));
    }
}
