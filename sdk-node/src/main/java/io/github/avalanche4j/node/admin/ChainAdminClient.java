package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;
import java.util.Objects;

/**
 * Client of an EVM chain's admin interface: log level, profiles and configuration. Off unless the chain's configuration
 * says {@code "admin-api-enabled": true}; where it is off, and on chains of other kinds, calls fail with an {@link
 * io.github.avalanche4j.core.InterfaceUnavailableException}.
 *
 * <p>Nothing that changes the chain is sent again once the node may have acted on it. Profiles are files in the chain's
 * {@code admin-api-dir}.
 */
public final class ChainAdminClient extends JsonRpcInterface {
    private final RpcChannel channel;

    /** For {@code NodeClient}. */
    public ChainAdminClient(Channel channel) {
        super(channel);
        this.channel = RpcChannel.of(channel);
    }

    /**
     * {@return a call that begins a CPU profile and gives nothing} One that runs already fails with a {@link
     * JsonRpcException} that says {@code ALREADY_DONE}.
     */
    public Call<Done> startCpuProfiler() {
        return channel.call(ChainAdminEndpoints.START_CPU_PROFILER);
    }

    /**
     * {@return a call that ends the CPU profile and gives nothing} Where none runs it fails with a {@link
     * JsonRpcException} that says {@code NOT_RUNNING}.
     */
    public Call<Done> stopCpuProfiler() {
        return channel.call(ChainAdminEndpoints.STOP_CPU_PROFILER);
    }

    /** {@return a call that writes a memory profile and gives nothing} */
    public Call<Done> memoryProfile() {
        return channel.call(ChainAdminEndpoints.MEMORY_PROFILE);
    }

    /** {@return a call that writes a profile of locks and gives nothing} */
    public Call<Done> lockProfile() {
        return channel.call(ChainAdminEndpoints.LOCK_PROFILE);
    }

    /** {@return a call that changes how much the chain logs, until it is restarted, and gives nothing} */
    public Call<Done> setLogLevel(ChainLogLevel level) {
        return channel.call(ChainAdminEndpoints.SET_LOG_LEVEL, Map.of("level", Objects.requireNonNull(level, "level")));
    }

    /**
     * {@return the chain's configuration with its defaults filled in} Its fields differ from version to version, so it
     * is a tree, with the names of the chain's {@code config.json}. It may hold secrets, so that no error shows any of
     * it.
     */
    public Call<JsonTree> getVmConfig() {
        return channel.call(ChainAdminEndpoints.GET_VM_CONFIG);
    }
}
