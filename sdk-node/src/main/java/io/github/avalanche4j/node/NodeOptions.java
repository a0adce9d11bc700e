package io.github.avalanche4j.node;

import io.github.avalanche4j.core.ClientOptions;
import java.util.function.Consumer;

/** Options of a {@link NodeClient}. Not thread-safe. */
public final class NodeOptions extends ClientOptions<NodeOptions> {
    private NodeOptions() {}

    static NodeOptions of(Consumer<? super NodeOptions> settings) {
        NodeOptions options = new NodeOptions();
        settings.accept(options);
        return options;
    }
}
