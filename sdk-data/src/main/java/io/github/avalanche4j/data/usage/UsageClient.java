package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.function.Consumer;

/**
 * The usage of the services by the organization of the client's key. Without a key, expect an {@link ApiException} of
 * status 401 or 403. Each call costs 200 compute units. Methods check their arguments and send nothing; a {@link Call}
 * sends its request when it is run, a list when it is iterated. A time before 1970, a start after its end, and a
 * grouping or interval that the usage does not support are refused with an {@link InvalidRequestException}.
 */
public final class UsageClient {
    private final RestChannel channel;

    static {
        DataClients.USAGE.set(UsageClient::new);
    }

    UsageClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return usage of the API over time} */
    public Call<UsageMetrics> api(Consumer<? super ApiUsageFilter> filter) {
        return channel.call(
                UsageEndpoints.API, UsageGroups.checked(GeneratedApiUsageFilter.of(filter), UsageGroups.API));
    }

    /** {@return the requests that the organization made, one by one; pages hold at most 100} */
    public SummaryPaged<ApiLog, ApiLogSummary> logs(Consumer<? super ApiLogFilter> filter) {
        return channel.list(UsageEndpoints.LOGS, GeneratedApiLogFilter.of(filter));
    }

    /** {@return usage of the public JSON-RPC of an L1 over time, by an interval of an hour or more} */
    public Call<UsageMetrics> subnetRpc(Consumer<? super SubnetRpcUsageFilter> filter) {
        return channel.call(
                UsageEndpoints.SUBNET_RPC,
                UsageGroups.hourly(GeneratedSubnetRpcUsageFilter.of(filter), UsageGroups.SUBNET_RPC));
    }

    /**
     * {@return usage of the public JSON-RPC of {@link Network#MAINNET} or {@link Network#FUJI} over time, by an
     * interval of an hour or more}
     */
    public Call<UsageMetrics> primaryNetworkRpc(
            Network network, Consumer<? super PrimaryNetworkRpcUsageFilter> filter) {
        Parameters usage = GeneratedPrimaryNetworkRpcUsageFilter.of(filter).with("network", Require.hosted(network));
        return channel.call(
                UsageEndpoints.PRIMARY_NETWORK_RPC, UsageGroups.hourly(usage, UsageGroups.PRIMARY_NETWORK_RPC));
    }
}
