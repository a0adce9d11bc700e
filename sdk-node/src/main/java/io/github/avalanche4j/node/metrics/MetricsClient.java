package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.node.internal.access.NodeClients;

/**
 * Client of a node's Prometheus metrics. Public servers do not offer this interface, nor does a node that runs with
 * {@code --api-metrics-enabled=false}.
 */
public final class MetricsClient {
    private final RestChannel channel;

    static {
        NodeClients.METRICS.set(MetricsClient::new);
    }

    MetricsClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return the current values of all metrics, by GET {@code /ext/metrics}} */
    public Call<Metrics> get() {
        return channel.text(MetricsEndpoints.GET);
    }
}
