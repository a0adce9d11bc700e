package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.Map;
import java.util.Objects;

/**
 * Client of an EVM chain's admin interface: log level, profiles and configuration. It is off unless the chain's
 * configuration has {@code "admin-api-enabled": true}. Where it is off, and on chains that are not EVM chains, calls
 * fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException}.
 *
 * <p>A request that changes the chain is not resent once the node may have acted on it. Profiles are files in the
 * chain's {@code admin-api-dir}.
 */
public final class ChainAdminClient implements JsonRpcInterface {
    private final RpcChannel channel;

    static {
        NodeClients.CHAIN_ADMIN.set(ChainAdminClient::new);
    }

    ChainAdminClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * {@return a call that starts a CPU profile} If one is already running, the call fails with a {@link
     * JsonRpcException} with reason {@code ALREADY_DONE}.
     */
    public Call<Done> startCpuProfiler() {
        return channel.call(ChainAdminEndpoints.START_CPU_PROFILER);
    }

    /**
     * {@return a call that ends the CPU profile} If none is running, the call fails with a {@link JsonRpcException}
     * with reason {@code NOT_RUNNING}.
     */
    public Call<Done> stopCpuProfiler() {
        return channel.call(ChainAdminEndpoints.STOP_CPU_PROFILER);
    }

    /** {@return a call that writes a memory profile} */
    public Call<Done> memoryProfile() {
        return channel.call(ChainAdminEndpoints.MEMORY_PROFILE);
    }

    /** {@return a call that writes a profile of lock contention} */
    public Call<Done> lockProfile() {
        return channel.call(ChainAdminEndpoints.LOCK_PROFILE);
    }

    /** {@return a call that changes the chain's log level until the chain is restarted} */
    public Call<Done> setLogLevel(ChainLogLevel level) {
        return channel.call(ChainAdminEndpoints.SET_LOG_LEVEL, Map.of("level", Objects.requireNonNull(level, "level")));
    }

    /**
     * {@return the chain's configuration with its defaults filled in} It is a tree, because its fields differ between
     * versions; their names are those of the chain's {@code config.json}. It may hold secrets, so errors never show any
     * of it.
     */
    public Call<JsonTree> getVmConfig() {
        return channel.call(ChainAdminEndpoints.GET_VM_CONFIG);
    }
}
