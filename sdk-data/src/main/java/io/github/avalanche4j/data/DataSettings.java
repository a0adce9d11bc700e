package io.github.avalanche4j.data;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.data.aggregator.SubnetField;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link DataClient} can be told when it is made. The addresses of the data service, the aggregator and the metrics
 * service are independent of each other. Not thread-safe.
 */
public final class DataSettings {
    private static final String SPECIFIED_KEY_HEADER = "x-service-api-key";

    private HostedService hosted = HostedService.BUILDER_HUB;
    private @Nullable String dataUrl;
    private @Nullable String metricsUrl;
    private @Nullable String aggregatorUrl;
    private @Nullable ApiKey key;
    private @Nullable String keyHeader;
    private SubnetField subnetField = SubnetField.SIGNING_SUBNET_ID;
    private Consumer<? super ClientOptions.Builder> options = builder -> {};

    DataSettings() {}

    /**
     * Chooses a public host, for whatever is not given an address of its own.
     *
     * @param host the host; {@link HostedService#BUILDER_HUB} unless set
     * @return this
     */
    public DataSettings host(HostedService host) {
        hosted = Objects.requireNonNull(host, "host");
        return this;
    }

    /**
     * Sets the address of the data service, and of its aggregator unless that has one of its own. The key then goes into the
     * specified header, {@code x-service-api-key}, unless {@link #keyHeader} says otherwise.
     *
     * @param url what stands before {@code /v1}; used as it is
     * @return this
     */
    public DataSettings dataUrl(String url) {
        dataUrl = Objects.requireNonNull(url, "url");
        return this;
    }

    /**
     * Sets the address of the metrics service. It is never sent the key.
     *
     * @param url what stands before {@code /v1} and {@code /v2}; used as it is
     * @return this
     */
    public DataSettings metricsUrl(String url) {
        metricsUrl = Objects.requireNonNull(url, "url");
        return this;
    }

    /**
     * Sets the address of a hosted aggregator that is not a part of the data service. It is sent the key, in the same header.
     * For one of your own see {@link io.github.avalanche4j.data.aggregator.SelfHostedAggregator}.
     *
     * @param url what stands before {@code /v1/signatureAggregator}; used as it is
     * @return this
     */
    public DataSettings aggregatorUrl(String url) {
        aggregatorUrl = Objects.requireNonNull(url, "url");
        return this;
    }

    /**
     * Sets the key to the data service and the hosted aggregator, which allows more requests. It goes to these addresses only.
     *
     * @param apiKey the key
     * @return this
     */
    public DataSettings key(ApiKey apiKey) {
        key = Objects.requireNonNull(apiKey, "key");
        return this;
    }

    /**
     * Sets the name of the header that carries the key.
     *
     * @param name unless set, {@code x-glacier-api-key} for a public host and {@code x-service-api-key} for another address
     * @return this
     * @throws InvalidRequestException if a character is not allowed in a header's name
     */
    public DataSettings keyHeader(String name) {
        keyHeader = HeaderText.name(name);
        return this;
    }

    /**
     * Sets how the signing subnet is called in requests to the hosted aggregator.
     *
     * @param field as specified unless set
     * @return this
     */
    public DataSettings subnetField(SubnetField field) {
        subnetField = Objects.requireNonNull(field, "field");
        return this;
    }

    /**
     * Sets time limits, retries, an HTTP client of your own, and headers. They hold for all three services, so a key does not
     * belong into these headers.
     *
     * @param settings sets what shall differ from the defaults
     * @return this
     */
    public DataSettings options(Consumer<? super ClientOptions.Builder> settings) {
        options = Objects.requireNonNull(settings, "options");
        return this;
    }

    String chosenDataUrl() {
        return dataUrl == null ? hosted.dataUrl() : dataUrl;
    }

    String chosenMetricsUrl() {
        return metricsUrl == null ? hosted.metricsUrl() : metricsUrl;
    }

    @Nullable
    String aggregatorUrl() {
        return aggregatorUrl;
    }

    SubnetField subnetField() {
        return subnetField;
    }

    ClientOptions withoutKey() {
        return ClientOptions.of(options::accept);
    }

    ClientOptions withKey() {
        return ClientOptions.of(builder -> {
            options.accept(builder);
            if (key != null) {
                builder.header(chosenKeyHeader(), key);
            }
        });
    }

    private String chosenKeyHeader() {
        if (keyHeader != null) {
            return keyHeader;
        }
        return dataUrl == null ? hosted.keyHeader() : SPECIFIED_KEY_HEADER;
    }

    /** {@return the addresses, and whether there is a key} */
    @Override
    public String toString() {
        return "DataSettings[" + (key == null ? "without a key]" : "with a key]");
    }
}
