package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** The endpoints of health. */
final class HealthEndpoints {
    static final Endpoint.Rest<ServiceHealth> READY = Endpoint.get(
                    "data.data-health-check", "/v1/health-check", ServiceHealth.class)
            .accepting(503);
    static final Endpoint.Rest<ServiceHealth> LIVE = Endpoint.get(
                    "data.live-check", "/v1/live-check", ServiceHealth.class)
            .accepting(503);

    static final Endpoint.Rest<ServiceHealth> METRICS_READY = Endpoint.get(
                    "metrics.metrics-health-check", "/v2/health-check", ServiceHealth.class)
            .accepting(503)
            .withUnits(ComputeUnits.METRICS_FREE);
    static final Endpoint.Rest<ServiceHealth> METRICS_LIVE = Endpoint.get(
                    "metrics.metrics-live-check", "/v2/live-check", ServiceHealth.class)
            .accepting(503)
            .withUnits(ComputeUnits.METRICS_FREE);

    private HealthEndpoints() {}
}
