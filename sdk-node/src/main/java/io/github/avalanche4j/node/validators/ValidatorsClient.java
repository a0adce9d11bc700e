package io.github.avalanche4j.node.validators;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * A Subnet-EVM chain's own view of its validators. Subnet-EVM chains have this interface since 0.6.12, unless their
 * configuration has {@code "validators-api-enabled": false}; the C-Chain does not have it. Where it is missing, calls
 * fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException}.
 */
public final class ValidatorsClient implements JsonRpcInterface {
    private final RpcChannel channel;

    static {
        NodeClients.VALIDATORS.set(ValidatorsClient::new);
    }

    ValidatorsClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * {@return all current validators of the chain's subnet or L1, in no particular order} Empty on a node that runs
     * without sybil protection.
     */
    public Call<List<Validator>> getCurrentValidators() {
        return channel.call(ValidatorsEndpoints.GET_CURRENT_VALIDATORS);
    }

    /**
     * {@return those of the given nodes that validate}
     *
     * @param nodeIds if empty, the response has all validators
     */
    public Call<List<Validator>> getCurrentValidators(Collection<NodeId> nodeIds) {
        return channel.call(
                ValidatorsEndpoints.GET_CURRENT_VALIDATORS, Map.of("nodeIDs", Require.elements("nodeIDs", nodeIds)));
    }
}
