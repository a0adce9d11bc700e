package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;

/**
 * One JSON-RPC interface of a server. Base of the clients of these interfaces; {@link #call}
 * also reaches methods that this library does not know.
 */
public abstract class JsonRpcInterface {
    private final RpcChannel channel;

    /**
     * An interface at the path of {@code channel}.
     *
     * @param channel the path at which the interface is served
     */
    protected JsonRpcInterface(Channel channel) {
        this.channel = RpcChannel.of(channel);
    }

    /**
     * {@return a call of any method of this interface, including one that this library does not know; it is not retried
     * after the server may have acted on it}
     *
     * @param method the full name, such as {@code info.peers}
     * @param type the result's type: a value type of this library, {@link JsonTree} for anything, or a type of your own
     *         that Jackson can read
     * @param params names and values: texts, numbers, booleans, values of this library, lists and maps of them, nulls.
     *     They are copied, so later changes do not reach the call
     * @throws InvalidRequestException if the method is blank, or a parameter is of another class
     */
    public final <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }
}
