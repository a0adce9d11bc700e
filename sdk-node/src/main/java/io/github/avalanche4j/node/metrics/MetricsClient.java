package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Transport;

/**
 * What a node counts and measures of itself, its chains and its process. Public servers do not serve this interface, nor does
 * a node that runs with {@code --api-metrics-enabled=false}.
 */
public final class MetricsClient {
    private final Transport transport;

    /**
     * For {@code NodeClient}.
     *
     * @param transport reaches the node
     */
    public MetricsClient(Transport transport) {
        this.transport = transport;
    }

    /** {@return all metrics as they are now, by GET {@code /ext/metrics}} */
    public Call<Metrics> get() {
        return transport.text(MetricsEndpoints.GET);
    }
}
