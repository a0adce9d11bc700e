package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.node.NodeClient;
import java.util.List;

/**
 * Reads the current validators of the node at the first argument, in a JVM of its own; the second argument is the bound
 * of a response, if it is not the default.
 */
final class ManyValidators {
    private ManyValidators() {}

    public static void main(String[] arguments) {
        try (NodeClient node = NodeClient.create(arguments[0], options -> {
            if (arguments.length > 1) {
                options.maxResponseBytes(Long.parseLong(arguments[1]));
            }
        })) {
            List<CurrentValidator> validators =
                    node.platform().getCurrentValidators().retries(0).execute();
            System.out.println("decoded " + validators.size());
        } catch (ResponseTooLargeException e) {
            System.out.println("refused " + e.getMessage());
        }
    }
}
