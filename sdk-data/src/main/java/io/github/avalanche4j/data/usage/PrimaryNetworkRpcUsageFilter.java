package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Filters and groups usage of the public JSON-RPC of the primary network. */
@Value.Built
public abstract class PrimaryNetworkRpcUsageFilter {
    PrimaryNetworkRpcUsageFilter() {}

    abstract Network network();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<UsageInterval> timeInterval();

    abstract Optional<UsageGroup> groupBy();

    abstract OptionalInt responseCode();

    abstract Optional<String> requestPath();

    abstract Optional<String> country();

    abstract Optional<String> continent();

    abstract Optional<String> userAgent();

    abstract Optional<String> rpcMethod();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose JSON-RPC it is
     * @throws InvalidRequestException if it is not a public network, a time is before 1970, the start is after the end,
     *     the interval is a minute, or this usage does not support the grouping
     */
    static PrimaryNetworkRpcUsageFilter of(Consumer<? super Builder> settings, Network network) {
        return RequestBuilding.build(
                "filter",
                ImmutablePrimaryNetworkRpcUsageFilter.builder().network(RequestChecks.hosted(network)),
                settings,
                ImmutablePrimaryNetworkRpcUsageFilter.Builder::build,
                PrimaryNetworkRpcUsageFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        UsageGroups.check(groupBy(), UsageGroups.PRIMARY_NETWORK_RPC);
        UsageGroups.anHourOrMore(timeInterval());
    }

    /** Sets the criteria. */
    public interface Builder extends UsageSettings<Builder> {
        /**
         * Groups the counts.
         *
         * @param group one of JSON-RPC method, request path, response code, country, continent, user agent; by default
         *     ungrouped
         */
        Builder groupBy(UsageGroup group);

        /** Keeps only requests for one path. */
        Builder requestPath(String path);

        /**
         * Keeps only clients of one country.
         *
         * @param code its ISO 3166-1 alpha-2 code; {@code XX} for unknown ones, {@code T1} for Tor
         */
        Builder country(String code);

        /**
         * Keeps only clients of one continent.
         *
         * @param code its two-letter code
         */
        Builder continent(String code);

        /** Keeps only clients with one user agent. */
        Builder userAgent(String agent);

        /** Keeps only one JSON-RPC method. */
        Builder rpcMethod(String method);
    }
}
