package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Settings;

/** Filters and groups usage of the public JSON-RPC of L1s. */
@Settings
public interface SubnetRpcUsageFilter extends UsageSettings<SubnetRpcUsageFilter> {
    /** Groups the counts by JSON-RPC method, response code or token that lifts the rate limit; by default ungrouped. */
    SubnetRpcUsageFilter groupBy(UsageGroup group);

    /** Keeps only one chain, by its EVM chain id. */
    SubnetRpcUsageFilter chainId(String chain);

    /** Keeps only one JSON-RPC method. */
    SubnetRpcUsageFilter rpcMethod(String method);

    /** Keeps only requests with one token that lifts the rate limit. */
    SubnetRpcUsageFilter rlBypassApiToken(String token);
}
