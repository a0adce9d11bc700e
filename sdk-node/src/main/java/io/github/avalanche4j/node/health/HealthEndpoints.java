package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;

/** The methods and paths of {@code /ext/health}. */
final class HealthEndpoints {
    static final Endpoint.Rpc<HealthReport> HEALTH = Endpoint.rpc("health.health", HealthReport.class);
    static final Endpoint.Rpc<HealthReport> READINESS = Endpoint.rpc("health.readiness", HealthReport.class);
    static final Endpoint.Rpc<HealthReport> LIVENESS = Endpoint.rpc("health.liveness", HealthReport.class);

    // an unhealthy node sends status 503 with its report
    static final Endpoint.Rest<HealthReport> GET = get("/ext/health");
    static final Endpoint.Rest<HealthReport> GET_READINESS = get("/ext/health/readiness");
    static final Endpoint.Rest<HealthReport> GET_LIVENESS = get("/ext/health/liveness");

    private HealthEndpoints() {}

    private static Endpoint.Rest<HealthReport> get(String path) {
        return Endpoint.get("GET " + path, path, HealthReport.class).accepting(503);
    }
}
