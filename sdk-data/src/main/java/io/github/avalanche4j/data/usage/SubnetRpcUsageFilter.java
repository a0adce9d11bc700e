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

/** Filters and groups usage of the public JSON-RPC of L1s. */
@Value.Built
public abstract class SubnetRpcUsageFilter {
    SubnetRpcUsageFilter() {}

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<UsageInterval> timeInterval();

    abstract Optional<UsageGroup> groupBy();

    abstract Optional<String> chainId();

    abstract OptionalInt responseCode();

    abstract Optional<String> rpcMethod();

    abstract Optional<String> rlBypassApiToken();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, the interval is a
     *     minute, or this usage does not support the grouping
     */
    static SubnetRpcUsageFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableSubnetRpcUsageFilter.builder(),
                settings,
                ImmutableSubnetRpcUsageFilter.Builder::build,
                SubnetRpcUsageFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        UsageGroups.check(groupBy(), UsageGroups.SUBNET_RPC);
        UsageGroups.anHourOrMore(timeInterval());
    }

    /** Sets the criteria. */
    public interface Builder extends UsageSettings<Builder> {
        /**
         * Groups the counts.
         *
         * @param group one of JSON-RPC method, response code, token that lifts the rate limit; by default ungrouped
         */
        Builder groupBy(UsageGroup group);

        /**
         * Keeps only one chain.
         *
         * @param chain its EVM chain id
         */
        Builder chainId(String chain);

        /** Keeps only one JSON-RPC method. */
        Builder rpcMethod(String method);

        /** Keeps only requests with one token that lifts the rate limit. */
        Builder rlBypassApiToken(String token);
    }
}
