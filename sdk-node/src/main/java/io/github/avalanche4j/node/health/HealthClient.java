package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The health of a node. For an unhealthy node, calls return a {@link HealthReport} like any other, although the status
 * is 503.
 *
 * <p>Use {@link #health}. The methods whose names end in {@code ByGet} return the same reports through servers in front
 * of a node that accept only GET requests.
 *
 * <p>Tags select the checks of chains: each chain's check has its subnet's id as a tag. The node's own checks are
 * always included. An unknown tag selects no chain. A report filtered by tags can be healthy while the node is not.
 *
 * <p>The node runs its checks every 30 seconds unless {@code --health-check-frequency} says otherwise, and reports the
 * last results; a new check counts as failed until it has run. Public servers do not offer this interface.
 */
public final class HealthClient implements JsonRpcInterface {
    private final RestChannel rest;
    private final RpcChannel channel;

    static {
        NodeClients.HEALTH.set(HealthClient::new);
    }

    HealthClient(RestChannel server, RpcChannel channel) {
        this.rest = server;
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    private static List<String> checked(String... tags) {
        List<String> all = Require.elements("tags", Arrays.asList(Objects.requireNonNull(tags, "tags")));
        all.forEach(tag -> Require.notBlank("tag", tag));
        return all;
    }

    private Call<HealthReport> rpc(Endpoint.Rpc<HealthReport> endpoint, String... tags) {
        List<String> all = checked(tags);
        return all.isEmpty() ? channel.call(endpoint) : channel.call(endpoint, Map.of("tags", all));
    }

    private Call<HealthReport> get(Endpoint.Rest<HealthReport> endpoint, String... tags) {
        return rest.call(endpoint, Map.of("tag", checked(tags)));
    }

    /**
     * {@return the last results of all checks, by JSON-RPC}
     *
     * @param tags the tags of the chains to include; none for all chains
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> health(String... tags) {
        return rpc(HealthEndpoints.HEALTH, tags);
    }

    /**
     * {@return the last results of the startup checks, by JSON-RPC; once healthy, they stay healthy}
     *
     * @param tags the tags of the chains to include; none for all chains
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> readiness(String... tags) {
        return rpc(HealthEndpoints.READINESS, tags);
    }

    /**
     * {@return a healthy report without checks, by JSON-RPC, which only shows that the node responds}
     *
     * @param tags without effect on known nodes
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> liveness(String... tags) {
        return rpc(HealthEndpoints.LIVENESS, tags);
    }

    /**
     * {@return the last results of all checks, by GET {@code /ext/health}}
     *
     * @param tags the tags of the chains to include; none for all chains
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> healthByGet(String... tags) {
        return get(HealthEndpoints.GET, tags);
    }

    /**
     * {@return the last results of the startup checks, by GET {@code /ext/health/readiness}}
     *
     * @param tags the tags of the chains to include; none for all chains
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> readinessByGet(String... tags) {
        return get(HealthEndpoints.GET_READINESS, tags);
    }

    /**
     * {@return a healthy report without checks, by GET {@code /ext/health/liveness}}
     *
     * @param tags without effect on known nodes
     * @throws InvalidRequestException if a tag is blank
     */
    public Call<HealthReport> livenessByGet(String... tags) {
        return get(HealthEndpoints.GET_LIVENESS, tags);
    }
}
