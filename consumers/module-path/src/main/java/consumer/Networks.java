package consumer;

import io.github.avalanche4j.node.NodeClient;

/** What is tested. */
final class Networks {
    private Networks() {}

    static String nameOf(String url) {
        try (NodeClient node = NodeClient.create(url)) {
            return node.info().getNetworkName().execute();
        }
    }
}
