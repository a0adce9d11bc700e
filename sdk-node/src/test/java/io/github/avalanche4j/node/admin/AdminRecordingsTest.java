package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AdminRecordingsTest {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final Id X = Id.parse("3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW");
    private static final Id UNKNOWN = Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5");

    private static Function<NodeClient, Call<?>> on(Function<AdminClient, Call<?>> call) {
        return node -> call.apply(node.admin());
    }

    /** Requests that this client's methods refuse. */
    private static Function<NodeClient, Call<?>> raw(String method, Map<String, ?> params) {
        return on(admin -> admin.call("admin." + method, JsonTree.class, params));
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_admin() {
        return new RecordedResponses("admin")
                .response("alias", on(admin -> admin.alias("bc/X", "myX")))
                .response("alias.512", on(admin -> admin.alias("bc/X", "a".repeat(512))))
                .response("alias.unknownEndpoint", on(admin -> admin.alias("bc/none", "foo")))
                .error("alias.again", Reason.ALREADY_DONE, on(admin -> admin.alias("bc/X", "myX")))
                .error(
                        "alias.tooLong",
                        Reason.INVALID_PARAMS,
                        raw("alias", Map.of("endpoint", "bc/X", "alias", "a".repeat(513))))
                .response("aliasChain", on(admin -> admin.aliasChain(CHAIN_1, "myChain")))
                .error("aliasChain.again", Reason.ALREADY_DONE, on(admin -> admin.aliasChain(CHAIN_1, "myChain")))
                .error("aliasChain.unknown", Reason.NOT_FOUND, on(admin -> admin.aliasChain("nope", "x1")))
                .response("getChainAliases", on(admin -> admin.getChainAliases(X)))
                .response("getChainAliases.after", on(admin -> admin.getChainAliases(Id.parse(CHAIN_1))))
                .response("getChainAliases.unknown", on(admin -> admin.getChainAliases(UNKNOWN)))
                .response("getLoggerLevel.all", on(AdminClient::getLoggerLevel))
                .response("getLoggerLevel.C", on(admin -> admin.getLoggerLevel("C")))
                .error("getLoggerLevel.unknown", Reason.NOT_FOUND, on(admin -> admin.getLoggerLevel("nope")))
                .response(
                        "setLoggerLevel.C",
                        on(admin -> admin.setLoggerLevel(
                                q -> q.loggerName("C").logLevel(LogLevel.DEBUG).displayLevel(LogLevel.INFO))))
                .response("setLoggerLevel.all", on(admin -> admin.setLoggerLevel(q -> q.logLevel(LogLevel.INFO))))
                .response(
                        "setLoggerLevel.displayOnly", // in lower case, which our own method does not write
                        on(admin -> admin.call(
                                        "admin.setLoggerLevel",
                                        JsonTree.class,
                                        Map.of("loggerName", "C", "displayLevel", "warn"))
                                .map(response -> response.get("loggerLevels"))))
                .unused("setLoggerLevel.nulls", "what is not set is left out")
                .error(
                        "setLoggerLevel.badLevel",
                        Reason.INVALID_PARAMS,
                        on(admin -> admin.setLoggerLevel(q -> q.loggerName("C").logLevel(LogLevel.of("LOUD")))))
                .error(
                        "setLoggerLevel.blank",
                        Reason.INVALID_PARAMS,
                        raw("setLoggerLevel", Map.of("loggerName", "C", "logLevel", "")))
                .error(
                        "setLoggerLevel.neither",
                        Reason.INVALID_PARAMS,
                        raw("setLoggerLevel", Map.of("loggerName", "C")))
                .response("loadVMs", on(AdminClient::loadVms))
                .response("startCPUProfiler", on(AdminClient::startCpuProfiler))
                .error("startCPUProfiler.again", Reason.ALREADY_DONE, on(AdminClient::startCpuProfiler))
                .response("stopCPUProfiler", on(AdminClient::stopCpuProfiler))
                .error("stopCPUProfiler.notRunning", Reason.NOT_RUNNING, on(AdminClient::stopCpuProfiler))
                .response("memoryProfile", on(AdminClient::memoryProfile))
                .response("lockProfile", on(AdminClient::lockProfile))
                .response("stacktrace", on(AdminClient::stacktrace))
                .response("getConfig.trimmed", on(AdminClient::getConfig))
                .response("dbGet.missing", on(admin -> admin.dbGet(Bytes.of((byte) 0))))
                .error("dbGet.badKey", Reason.INVALID_PARAMS, raw("dbGet", Map.of("key", "zz")))
                .tests();
    }
}
