package io.github.avalanche4j.node.proposervm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import java.util.Map;

/**
 * What stands around the blocks of a chain and decides who proposes the next one. Every chain has it except the X-Chain,
 * for which calls end in an {@link io.github.avalanche4j.core.InterfaceUnavailableException} that says {@code NOT_SERVED},
 * as they do before AvalancheGo 1.14.0.
 */
public final class ProposerVmClient {
    private final RpcChannel channel;

    /**
     * For {@code NodeClient}.
     *
     * @param channel reaches the interface
     */
    public ProposerVmClient(RpcChannel channel) {
        this.channel = channel;
    }

    /** {@return the height of the P-Chain that the node would write into a block of this chain now} */
    public Call<UInt64> getProposedHeight() {
        return channel.call(ProposerVmEndpoints.GET_PROPOSED_HEIGHT);
    }

    /** {@return the epoch of the chain's newest block} */
    public Call<Epoch> getCurrentEpoch() {
        return channel.call(ProposerVmEndpoints.GET_CURRENT_EPOCH);
    }

    /**
     * {@return a call of any method of this interface, also one that this library does not know; it is not repeated after
     * the node may have acted on it}
     *
     * @param method the full name, such as {@code proposervm.getCurrentEpoch}
     * @param type what the result becomes; {@link io.github.avalanche4j.core.JsonValue} takes any
     * @param params names and values
     * @param <T> the result's type
     * @throws InvalidRequestException if the method is blank
     */
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }
}
