package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.internal.paging.RestChannel;

/**
 * Whether the data service is well. A service that is not is a {@link ServiceHealth} like any other, also where it comes with
 * status 503; any other error status, and a 503 that is not JSON, ends in an {@link ApiException}.
 */
public final class HealthClient {
    private final RestChannel channel;

    /**
     * A client of the service's health; see {@code DataClient.health}.
     *
     * @param channel what carries its calls
     */
    public HealthClient(Channel channel) {
        this.channel = RestChannel.of(channel);
    }

    /** {@return whether the service can read and write what it needs, database and cache} */
    public Call<ServiceHealth> ready() {
        return channel.call(HealthEndpoints.READY, null);
    }

    /** {@return whether the service can read what it needs} */
    public Call<ServiceHealth> live() {
        return channel.call(HealthEndpoints.LIVE, null);
    }
}
