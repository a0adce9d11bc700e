package io.github.avalanche4j.node.proposervm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.Epoch;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.Map;

/**
 * Client of a chain's ProposerVM, which selects the node that proposes the next block. Every chain has it except the
 * X-Chain, for which calls fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException} with reason
 * {@code NOT_SERVED}. The same happens before AvalancheGo 1.14.0.
 */
public final class ProposerVmClient implements JsonRpcInterface {
    private final RpcChannel channel;

    static {
        NodeClients.PROPOSERVM.set(ProposerVmClient::new);
    }

    ProposerVmClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /** {@return the P-Chain height that the node would write into a block of this chain now} */
    public Call<UInt64> getProposedHeight() {
        return channel.call(ProposerVmEndpoints.GET_PROPOSED_HEIGHT);
    }

    /** {@return the epoch of the chain's newest block} */
    public Call<Epoch> getCurrentEpoch() {
        return channel.call(ProposerVmEndpoints.GET_CURRENT_EPOCH);
    }
}
