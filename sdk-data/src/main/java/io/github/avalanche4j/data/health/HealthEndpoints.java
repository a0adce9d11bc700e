package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;

/** What is known of the endpoints of health. */
final class HealthEndpoints {
    static final Endpoint.Rest<ServiceHealth> READY = Endpoint.get(
                    "data.data-health-check", "/v1/health-check", ServiceHealth.class)
            .accepting(503);
    static final Endpoint.Rest<ServiceHealth> LIVE = Endpoint.get(
                    "data.live-check", "/v1/live-check", ServiceHealth.class)
            .accepting(503);

    private HealthEndpoints() {}
}
