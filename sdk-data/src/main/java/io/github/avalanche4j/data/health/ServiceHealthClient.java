package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.data.internal.access.DataClients;

/**
 * The health of a service. An unhealthy service returns a {@link ServiceHealth} too, also with status
 * 503. Any other error status, and a 503 without JSON, fails with an {@link ApiException}.
 */
public final class ServiceHealthClient {
    private final RestChannel channel;
    private final Endpoint.Rest<ServiceHealth> ready;
    private final Endpoint.Rest<ServiceHealth> live;

    static {
        DataClients.HEALTH.set(ServiceHealthClient::ofData);
        DataClients.METRICS_HEALTH.set(ServiceHealthClient::ofMetrics);
    }

    private ServiceHealthClient(
            RestChannel channel, Endpoint.Rest<ServiceHealth> ready, Endpoint.Rest<ServiceHealth> live) {
        this.channel = channel;
        this.ready = ready;
        this.live = live;
    }

    private static ServiceHealthClient ofData(RestChannel channel) {
        return new ServiceHealthClient(channel, HealthEndpoints.READY, HealthEndpoints.LIVE);
    }

    private static ServiceHealthClient ofMetrics(RestChannel channel) {
        return new ServiceHealthClient(channel, HealthEndpoints.METRICS_READY, HealthEndpoints.METRICS_LIVE);
    }

    /** {@return whether the service can read and write what it needs, such as database and cache} */
    public Call<ServiceHealth> ready() {
        return channel.call(ready, null);
    }

    /** {@return whether the service can read what it needs} */
    public Call<ServiceHealth> live() {
        return channel.call(live, null);
    }
}
