package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Filters and groups usage of the API. */
@Value.Built
public abstract class ApiUsageFilter {
    ApiUsageFilter() {}

    abstract Optional<String> orgId();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<UsageInterval> timeInterval();

    abstract Optional<UsageGroup> groupBy();

    abstract Optional<String> chainId();

    abstract OptionalInt responseCode();

    abstract Optional<RequestType> requestType();

    abstract Optional<String> apiKeyId();

    abstract Optional<String> requestPath();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, or the usage of the API
     *     does not support the grouping
     */
    static ApiUsageFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableApiUsageFilter.builder(),
                settings,
                ImmutableApiUsageFilter.Builder::build,
                ApiUsageFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        UsageGroups.check(groupBy(), UsageGroups.API);
    }

    /** Sets the criteria. */
    public interface Builder extends UsageSettings<Builder>, ApiRequestSettings<Builder> {
        /**
         * Groups the counts.
         *
         * @param group one of request path, response code, chain, key, request type; by default ungrouped
         */
        Builder groupBy(UsageGroup group);
    }
}
