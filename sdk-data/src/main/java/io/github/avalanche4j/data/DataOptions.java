package io.github.avalanche4j.data;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.data.model.RateLimitTier;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Options of a {@link DataClient}: those of every client, the key, and the addresses of the other services. Timeouts,
 * retries and headers apply to all services. The key is sent to the data service and the hosted aggregator only, so set
 * it with {@link #key}, not with {@link #header(String, String)}. Not thread-safe.
 */
public final class DataOptions extends ClientOptions<DataOptions> {
    // do not flood a service before its first response says whether it has a rate limit
    private static final int FIRST_IN_FLIGHT = 10;
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private String keyHeader;
    private @Nullable String metricsUrl;
    private @Nullable String aggregatorUrl;
    private @Nullable ApiKey key;
    private Supplier<RateLimitGate> gate = () -> RateLimitGate.beginningWith(FIRST_IN_FLIGHT);
    private Supplier<RateLimitGate> metricsGate = gate;
    private SubnetField subnetField = SubnetField.SIGNING_SUBNET_ID;

    DataOptions(String keyHeader, @Nullable String metricsUrl) {
        this.keyHeader = keyHeader;
        this.metricsUrl = metricsUrl;
    }

    /** Sets the key to the data service and its aggregator. The services allow callers with a key more requests. */
    public DataOptions key(ApiKey apiKey) {
        key = Objects.requireNonNull(apiKey, "key");
        return this;
    }

    /**
     * Sets the name of the header that carries the key.
     *
     * @param name the default is {@code x-glacier-api-key} for a {@link HostedService},
     *     and {@code x-service-api-key}, as specified, for any other address
     * @throws InvalidRequestException if a character is not allowed in a header's name
     */
    public DataOptions keyHeader(String name) {
        keyHeader = HeaderText.name(name);
        return this;
    }

    /**
     * Sets the address of the metrics service: the part before {@code /v1} and {@code /v2}. The default is that of the
     * {@link HostedService}, and none for any other address. The key is never sent to it.
     */
    public DataOptions metricsUrl(String url) {
        metricsUrl = Objects.requireNonNull(url, "metricsUrl");
        return this;
    }

    /**
     * Sets the address of a hosted aggregator that is not a part of the data service: the part before {@code
     * /v1/signatureAggregator}. The default is the address of the data service. The key is sent to it, in the same
     * header. For a self-hosted one, see {@link io.github.avalanche4j.data.aggregator.SelfHostedAggregator}.
     */
    public DataOptions aggregatorUrl(String url) {
        aggregatorUrl = Objects.requireNonNull(url, "aggregatorUrl");
        return this;
    }

    /** Sets how requests to the hosted aggregator name the signing subnet; by default in the specified field. */
    public DataOptions subnetField(SubnetField field) {
        subnetField = Objects.requireNonNull(field, "field");
        return this;
    }

    /**
     * Keeps the calls of the client within the rate limit of the key's plan, so that the service refuses none. Calls
     * wait in order of arrival, and each counts the documented compute units of its operation. A call that would have
     * to wait beyond its deadline fails at once. The service's headers take precedence over the plan. Calls of the
     * metrics service are kept within its own limit.
     */
    public DataOptions limit(RateLimitTier tier) {
        limitMetrics(RateLimitTier.METRICS.unitsPerMinute(), MINUTE);
        return limit(tier.unitsPerMinute(), MINUTE);
    }

    /**
     * As {@link #limit(RateLimitTier)}, with any number of compute units per period, 1 or more, for the data service
     * and its aggregator.
     */
    public DataOptions limit(long units, Duration period) {
        Require.atLeast(1, "units", units);
        Duration checked = Require.timeLimit("period", period);
        gate = () -> RateLimitGate.limitedTo(units, checked);
        return this;
    }

    /** As {@link #limit(long, Duration)}, for the metrics service. */
    public DataOptions limitMetrics(long units, Duration period) {
        Require.atLeast(1, "units", units);
        Duration checked = Require.timeLimit("period", period);
        metricsGate = () -> RateLimitGate.limitedTo(units, checked);
        return this;
    }

    @Nullable
    String metricsUrl() {
        return metricsUrl;
    }

    @Nullable
    String aggregatorUrl() {
        return aggregatorUrl;
    }

    RateLimitGate newGate() {
        return gate.get();
    }

    RateLimitGate newMetricsGate() {
        return metricsGate.get();
    }

    SubnetField subnetField() {
        return subnetField;
    }

    boolean hasKey() {
        return key != null;
    }

    /** Adds the key to the headers, of which some services get those without it. */
    void addKey() {
        if (key != null) {
            header(keyHeader, key);
        }
    }

    /** {@return whether there is a key} */
    @Override
    public String toString() {
        return "DataOptions[" + (key == null ? "without a key]" : "with a key]");
    }
}
