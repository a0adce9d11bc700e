package io.github.avalanche4j.benchmarks.calls;

import io.github.avalanche4j.node.NodeClient;

/** A program whose first act is a call of the library. */
public final class SdkStart {
    private SdkStart() {}

    /** Makes the call and ends. The arguments are the server's URL. */
    public static void main(String[] args) {
        try (NodeClient node = NodeClient.create(args[0])) {
            System.out.println(
                    "started ".concat(node.info().getNodeVersion().execute().version()));
        }
    }
}
