package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import java.util.Map;

/**
 * The methods of {@code /ext/admin}. A request that changes the node is never resent once the node may have acted on
 * it.
 */
final class AdminEndpoints {
    static final Endpoint.Rpc<Done> ALIAS = command("admin.alias");
    static final Endpoint.Rpc<Done> ALIAS_CHAIN = command("admin.aliasChain");
    static final Endpoint.Rpc<List<String>> GET_CHAIN_ALIASES = Endpoint.rpc(
            "admin.getChainAliases",
            // null for a chain that the node does not know
            Decoder.field("aliases", Decoder.listOf(String.class).orNone()).map(aliases -> aliases.orElse(List.of())));
    static final Endpoint.Rpc<Map<String, LoggerLevel>> GET_LOGGER_LEVEL = Endpoint.rpc(
            "admin.getLoggerLevel", Decoder.field("loggerLevels", Decoder.mapOf(String.class, LoggerLevel.class)));
    static final Endpoint.Rpc<Map<String, LoggerLevel>> SET_LOGGER_LEVEL = Endpoint.rpc(
                    "admin.setLoggerLevel", Decoder.of(ChangedLoggers.class).map(ChangedLoggers::loggerLevels))
            .actingOnce();
    static final Endpoint.Rpc<LoadedVms> LOAD_VMS =
            Endpoint.rpc("admin.loadVMs", LoadedVms.class).actingOnce();
    static final Endpoint.Rpc<Done> START_CPU_PROFILER = command("admin.startCPUProfiler");
    static final Endpoint.Rpc<Done> STOP_CPU_PROFILER = command("admin.stopCPUProfiler");
    static final Endpoint.Rpc<Done> MEMORY_PROFILE = command("admin.memoryProfile");
    static final Endpoint.Rpc<Done> LOCK_PROFILE = command("admin.lockProfile");
    static final Endpoint.Rpc<Done> STACKTRACE = command("admin.stacktrace");
    static final Endpoint.Rpc<JsonTree> GET_CONFIG =
            Endpoint.rpc("admin.getConfig", JsonTree.class).asSensitive();
    static final Endpoint.Rpc<DbValue> DB_GET = Endpoint.rpc("admin.dbGet", DbValue.class);

    private AdminEndpoints() {}

    private static Endpoint.Rpc<Done> command(String method) {
        return Endpoint.rpc(method, Decoder.done()).actingOnce();
    }
}
