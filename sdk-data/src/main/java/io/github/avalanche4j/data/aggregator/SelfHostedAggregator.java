package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.data.health.ServiceHealth;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A self-hosted signature aggregator. It serves the network that it was
 * configured for. No key is sent to it unless the options set one.
 *
 * <pre>{@code
 * try (SelfHostedAggregator aggregator = SelfHostedAggregator.create("http://localhost:8080")) {
 *     aggregator.aggregate(unsigned).execute();
 * }
 * }</pre>
 */
public final class SelfHostedAggregator implements SignatureAggregator, AutoCloseable {
    private final Transport transport;

    private SelfHostedAggregator(Transport transport) {
        this.transport = transport;
    }

    /** As {@link #create(String, Consumer)}, without options. */
    public static SelfHostedAggregator create(String url) {
        return create(url, options -> {});
    }

    /**
     * {@return a client of the aggregator at {@code url}, with options}
     *
     * @param url its address, used unchanged; the part before {@code /aggregate-signatures}
     * @param options sets time limits, and headers such as {@link AggregatorOptions#header(String, ApiKey)} if a
     *     gateway requires a key
     * @throws InvalidRequestException if it is not an HTTP URL
     */
    public static SelfHostedAggregator create(String url, Consumer<? super AggregatorOptions> options) {
        Objects.requireNonNull(options, "options");
        if (!BaseUrl.isUrl(url)) {
            throw BaseUrl.refused("url", url.strip(), "a URL like http://localhost:8080");
        }
        AggregatorOptions chosen = new AggregatorOptions();
        options.accept(chosen);
        return new SelfHostedAggregator(new Transport(url, ClientSettings.of(chosen), new ApiErrorDecoder()));
    }

    @Override
    public Call<AggregatedMessage> aggregate(Consumer<? super AggregationRequest> request) {
        return new RestChannel(transport)
                .send(
                        AggregatorEndpoints.AGGREGATE_SELF_HOSTED,
                        AggregatorEndpoints.HEALING,
                        RequestBody.of(request, RequestBody.Words.SELF_HOSTED));
    }

    /**
     * {@return the aggregator's health} An unhealthy aggregator is a {@link ServiceHealth} too, also with status 503.
     */
    public Call<ServiceHealth> health() {
        return new RestChannel(transport).call(AggregatorEndpoints.SELF_HOSTED_HEALTH, null);
    }

    /** Cancels running calls and closes connections. */
    @Override
    public void close() {
        transport.close();
    }

    /** {@return the address} */
    @Override
    public String toString() {
        return "SelfHostedAggregator[" + transport.server() + "]";
    }
}
