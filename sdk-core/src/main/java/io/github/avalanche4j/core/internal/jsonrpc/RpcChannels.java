package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.internal.call.Transport;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The channels of one server by path. A node has few paths, and parsing a URL costs as much as a small response. */
public final class RpcChannels {
    private static final int MAX_KEPT = 256;

    private final Transport transport;
    private final Map<String, RpcChannel> channels = new ConcurrentHashMap<>();

    /** The channels of the server that {@code transport} reaches. */
    public RpcChannels(Transport transport) {
        this.transport = transport;
    }

    /** The channel for the methods served at {@code path}. */
    public RpcChannel at(String path) {
        RpcChannel channel = channels.get(path);
        if (channel == null) {
            channel = new RpcChannel(transport, path);
            if (channels.size() < MAX_KEPT) {
                channels.put(path, channel);
            }
        }
        return channel;
    }
}
