package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;

/**
 * The methods of {@code /ext/bc/…/admin}. A request that changes the chain is never resent once the node may have acted
 * on it.
 */
final class ChainAdminEndpoints {
    static final Endpoint.Rpc<Done> START_CPU_PROFILER = command("admin.startCPUProfiler");
    static final Endpoint.Rpc<Done> STOP_CPU_PROFILER = command("admin.stopCPUProfiler");
    static final Endpoint.Rpc<Done> MEMORY_PROFILE = command("admin.memoryProfile");
    static final Endpoint.Rpc<Done> LOCK_PROFILE = command("admin.lockProfile");
    static final Endpoint.Rpc<Done> SET_LOG_LEVEL = command("admin.setLogLevel");
    static final Endpoint.Rpc<JsonTree> GET_VM_CONFIG = Endpoint.rpc(
                    "admin.getVMConfig", Decoder.field("config", JsonTree.class))
            .asSensitive();

    private ChainAdminEndpoints() {}

    private static Endpoint.Rpc<Done> command(String method) {
        return Endpoint.rpc(method, Decoder.done()).actingOnce();
    }
}
