package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.node.NodeClient;
import java.util.List;

/** Reads the current validators of the node at the first argument, in a JVM of its own. */
final class ManyValidators {
    private ManyValidators() {}

    public static void main(String[] arguments) {
        try (NodeClient node = NodeClient.create(arguments[0])) {
            List<CurrentValidator> validators =
                    node.platform().getCurrentValidators().retries(0).execute();
            System.out.println("decoded " + validators.size());
        } catch (ResponseFormatException e) {
            System.out.println("refused " + e.getMessage());
        }
    }
}
