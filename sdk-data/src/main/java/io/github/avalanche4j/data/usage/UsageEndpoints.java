package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** The endpoints of usage figures. */
final class UsageEndpoints {
    static final Endpoint.Rest<UsageMetrics> API = Endpoint.get(
                    "data.getApiUsageMetrics", "/v1/apiUsageMetrics", UsageMetrics.class)
            .withUnits(ComputeUnits.XXL);
    static final ListEndpoint<ApiLog, ApiLogSummary> LOGS = ListEndpoint.of(
                    "data.getApiLogs", "/v1/apiLogs", "logs", ApiLog.class, 100)
            .withSummary(ApiLogSummary.class)
            .withUnits(ComputeUnits.XXL);
    static final Endpoint.Rest<UsageMetrics> SUBNET_RPC = Endpoint.get(
                    "data.getSubnetRpcUsageMetrics", "/v1/subnetRpcUsageMetrics", UsageMetrics.class)
            .withUnits(ComputeUnits.XXL);
    static final Endpoint.Rest<UsageMetrics> PRIMARY_NETWORK_RPC = Endpoint.get(
                    "data.getPrimaryNetworkRpcUsageMetrics", "/v1/primaryNetworkRpcUsageMetrics", UsageMetrics.class)
            .withUnits(ComputeUnits.XXL);

    private UsageEndpoints() {}
}
