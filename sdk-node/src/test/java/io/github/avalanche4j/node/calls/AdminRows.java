package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.ALREADY_DONE;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_RUNNING;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_1;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.admin.LogLevel;
import java.util.List;
import java.util.Map;

/** Calls of the admin interfaces of a node and of a chain. */
final class AdminRows {
    private static final Id X = Id.parse("3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW");
    private static final Id ADMIN_UNKNOWN = Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5");

    private AdminRows() {}

    static List<Row> rows() {
        return List.of(
                responds("admin/alias", node -> node.admin().alias("bc/X", "myX")),
                responds("admin/alias.512", node -> node.admin().alias("bc/X", "a".repeat(512))),
                responds("admin/alias.unknownEndpoint", node -> node.admin().alias("bc/none", "foo")),
                fails("admin/alias.again", ALREADY_DONE, node -> node.admin().alias("bc/X", "myX")),
                fails(
                        "admin/alias.tooLong",
                        INVALID_PARAMS,
                        node -> node.admin()
                                .call(
                                        "admin.alias",
                                        JsonTree.class,
                                        Map.of("endpoint", "bc/X", "alias", "a".repeat(513)))),
                responds("admin/aliasChain", node -> node.admin().aliasChain(CHAIN_1, "myChain")),
                fails(
                        "admin/aliasChain.again",
                        ALREADY_DONE,
                        node -> node.admin().aliasChain(CHAIN_1, "myChain")),
                fails(
                        "admin/aliasChain.unknown",
                        NOT_FOUND,
                        node -> node.admin().aliasChain("nope", "x1")),
                responds("admin/getChainAliases", node -> node.admin().getChainAliases(X)),
                responds("admin/getChainAliases.after", node -> node.admin().getChainAliases(Id.parse(CHAIN_1))),
                responds("admin/getChainAliases.unknown", node -> node.admin().getChainAliases(ADMIN_UNKNOWN)),
                responds("admin/getLoggerLevel.all", node -> node.admin().getLoggerLevel()),
                responds("admin/getLoggerLevel.C", node -> node.admin().getLoggerLevel("C")),
                fails(
                        "admin/getLoggerLevel.unknown",
                        NOT_FOUND,
                        node -> node.admin().getLoggerLevel("nope")),
                responds(
                        "admin/setLoggerLevel.C",
                        node -> node.admin()
                                .setLoggerLevel(q -> q.loggerName("C")
                                        .logLevel(LogLevel.DEBUG)
                                        .displayLevel(LogLevel.INFO))),
                responds(
                        "admin/setLoggerLevel.all",
                        node -> node.admin().setLoggerLevel(q -> q.logLevel(LogLevel.INFO))),
                responds(
                        "admin/setLoggerLevel.displayOnly",
                        node -> node.admin()
                                .call(
                                        "admin.setLoggerLevel",
                                        JsonTree.class,
                                        Map.of("loggerName", "C", "displayLevel", "warn"))
                                .map(response -> response.get("loggerLevels"))),
                unused("admin/setLoggerLevel.nulls", "what is not set is left out"),
                fails(
                        "admin/setLoggerLevel.badLevel",
                        INVALID_PARAMS,
                        node -> node.admin()
                                .setLoggerLevel(q -> q.loggerName("C").logLevel(LogLevel.of("LOUD")))),
                fails(
                        "admin/setLoggerLevel.blank",
                        INVALID_PARAMS,
                        node -> node.admin()
                                .call(
                                        "admin.setLoggerLevel",
                                        JsonTree.class,
                                        Map.of("loggerName", "C", "logLevel", ""))),
                fails(
                        "admin/setLoggerLevel.neither",
                        INVALID_PARAMS,
                        node -> node.admin().call("admin.setLoggerLevel", JsonTree.class, Map.of("loggerName", "C"))),
                responds("admin/loadVMs", node -> node.admin().loadVms()),
                responds("admin/startCPUProfiler", node -> node.admin().startCpuProfiler()),
                fails(
                        "admin/startCPUProfiler.again",
                        ALREADY_DONE,
                        node -> node.admin().startCpuProfiler()),
                responds("admin/stopCPUProfiler", node -> node.admin().stopCpuProfiler()),
                fails(
                        "admin/stopCPUProfiler.notRunning",
                        NOT_RUNNING,
                        node -> node.admin().stopCpuProfiler()),
                responds("admin/memoryProfile", node -> node.admin().memoryProfile()),
                responds("admin/lockProfile", node -> node.admin().lockProfile()),
                responds("admin/stacktrace", node -> node.admin().stacktrace()),
                responds("admin/getConfig.trimmed", node -> node.admin().getConfig()),
                responds("admin/dbGet.missing", node -> node.admin().dbGet(Bytes.of((byte) 0))),
                fails(
                        "admin/dbGet.badKey",
                        INVALID_PARAMS,
                        node -> node.admin().call("admin.dbGet", JsonTree.class, Map.of("key", "zz"))),
                // administration
                refuses("alias", node -> node.admin().alias("bc/X", "a".repeat(513))),
                refuses("alias", node -> node.admin().alias("bc/X", " ")),
                refuses("alias", node -> node.admin().aliasChain("X", "ä".repeat(257))),
                refuses("endpoint", node -> node.admin().alias("", "x")),
                refusesNull("alias", node -> node.admin().alias("bc/X", null)),
                refuses("logLevel", node -> node.admin().setLoggerLevel(q -> q.loggerName("C"))),
                refuses(
                        "logLevel",
                        node -> node.admin()
                                .setLoggerLevel(q -> q.loggerName("C").logLevel(null))),
                refuses(
                        "loggerName",
                        node -> node.admin()
                                .setLoggerLevel(q -> q.loggerName(" ").logLevel(LogLevel.INFO))),
                // interfaces of one chain
                refuses("chain", node -> node.admin("../info")),
                refuses("chain", node -> node.admin(" ")),
                refusesNull("chain", node -> node.admin(null)),
                refusesNull("level", node -> node.admin("C").setLogLevel(null)));
    }
}
