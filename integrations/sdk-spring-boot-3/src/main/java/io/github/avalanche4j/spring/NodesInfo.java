package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.node.NodeClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;

/** The version of this library, and version and network of each node. */
final class NodesInfo implements InfoContributor {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);

    private final Map<String, NodeClient> nodes;

    NodesInfo(Map<String, NodeClient> nodes) {
        this.nodes = nodes;
    }

    @Override
    public void contribute(Info.Builder builder) {
        Map<String, Object> about = new LinkedHashMap<>();
        String version = NodeClient.class.getPackage().getImplementationVersion();
        if (version != null) { // absent from classes that are not in a jar
            about.put("library", version);
        }
        Map<String, Object> each = new LinkedHashMap<>();
        nodes.forEach((name, node) -> each.put(name, about(node)));
        about.put("nodes", each);
        builder.withDetail("avalanche", about);
    }

    private static Map<String, String> about(NodeClient node) {
        try {
            return Map.of(
                    "version", once(node.info().getNodeVersion()).version(),
                    "network", once(node.info().getNetworkName()));
        } catch (AvalancheException e) {
            return Map.of("reason", String.valueOf(e.getMessage()));
        }
    }

    private static <T> T once(Call<T> call) {
        return call.timeout(TIMEOUT).retries(0).execute();
    }
}
