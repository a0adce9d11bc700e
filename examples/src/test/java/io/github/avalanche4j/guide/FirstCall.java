package io.github.avalanche4j.guide;

// snippet: first-call
import io.github.avalanche4j.node.NodeClient;

public class FirstCall {
    public static void main(String[] args) {
        try (NodeClient node = NodeClient.create("http://127.0.0.1:9650")) {
            System.out.println(node.info().getNodeVersion().execute().version());
        }
    }
}
// end
