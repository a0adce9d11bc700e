package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Map;

/** The result of {@code admin.setLoggerLevel}; empty before AvalancheGo 1.10.16. */
@Value
interface ChangedLoggers {
    Map<String, LoggerLevel> loggerLevels();
}
