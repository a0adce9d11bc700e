package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Settings;

/** Filters and groups usage of the public JSON-RPC of the primary network. */
@Settings
public interface PrimaryNetworkRpcUsageFilter extends UsageSettings<PrimaryNetworkRpcUsageFilter> {
    /**
     * Groups the counts by JSON-RPC method, request path, response code, country, continent or user agent; by default
     * ungrouped.
     */
    PrimaryNetworkRpcUsageFilter groupBy(UsageGroup group);

    /** Keeps only requests for one path. */
    PrimaryNetworkRpcUsageFilter requestPath(String path);

    /**
     * Keeps only clients of one country, by its ISO 3166-1 alpha-2 code; {@code XX} for unknown ones, {@code T1} for
     * Tor.
     */
    PrimaryNetworkRpcUsageFilter country(String code);

    /** Keeps only clients of one continent, by its two-letter code. */
    PrimaryNetworkRpcUsageFilter continent(String code);

    /** Keeps only clients with one user agent. */
    PrimaryNetworkRpcUsageFilter userAgent(String agent);

    /** Keeps only one JSON-RPC method. */
    PrimaryNetworkRpcUsageFilter rpcMethod(String method);
}
