package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;

/** The path {@code /ext/metrics}. */
final class MetricsEndpoints {
    static final Endpoint.Text<Metrics> GET =
            new Endpoint.Text<>("GET /ext/metrics", "/ext/metrics", PrometheusText::read);

    private MetricsEndpoints() {}
}
