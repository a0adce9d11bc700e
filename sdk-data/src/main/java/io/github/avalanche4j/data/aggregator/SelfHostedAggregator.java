package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.data.health.ServiceHealth;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A signature aggregator of one's own, as its makers ship it. It serves the network it was set up for. No key is sent
 * to it unless its options hold one.
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

    /**
     * {@return a client of the aggregator at {@code url}}
     *
     * @param url its address, used as it is; the part before {@code /aggregate-signatures}
     * @throws InvalidRequestException if it is not an HTTP URL
     */
    public static SelfHostedAggregator create(String url) {
        return create(url, options -> {});
    }

    /**
     * {@return a client of the aggregator at {@code url}, with options of its own}
     *
     * @param url its address, used as it is; the part before {@code /aggregate-signatures}
     * @param options sets time limits, and headers such as {@link ClientOptions.Builder#header(String, ApiKey)} where a
     *     gateway wants a key
     * @throws InvalidRequestException if it is not an HTTP URL
     */
    public static SelfHostedAggregator create(String url, Consumer<? super ClientOptions.Builder> options) {
        Objects.requireNonNull(options, "options");
        if (!BaseUrl.isUrl(url)) {
            throw BaseUrl.refused("url", url.strip(), "a URL like http://localhost:8080");
        }
        return new SelfHostedAggregator(new Transport(url, ClientOptions.of(options::accept), new ApiErrorDecoder()));
    }

    @Override
    public Call<AggregatedMessage> aggregate(Consumer<? super AggregationRequest.Builder> request) {
        return RestChannel.of(transport)
                .send(
                        AggregatorEndpoints.AGGREGATE_SELF_HOSTED,
                        AggregatorEndpoints.HEALING,
                        RequestBody.of(request, RequestBody.Words.SELF_HOSTED));
    }

    /**
     * {@return whether the aggregator is well} One that is not is a {@link ServiceHealth} like any other, also where it
     * comes with status 503.
     */
    public Call<ServiceHealth> health() {
        return RestChannel.of(transport).call(AggregatorEndpoints.SELF_HOSTED_HEALTH, null);
    }

    /** Ends what runs, and frees connections. */
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
