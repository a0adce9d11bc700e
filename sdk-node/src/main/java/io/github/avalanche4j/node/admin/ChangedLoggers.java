package io.github.avalanche4j.node.admin;

import java.util.Map;
import org.immutables.value.Value;

/** The result of {@code admin.setLoggerLevel}; empty before AvalancheGo 1.10.16. */
@Value.Immutable
interface ChangedLoggers {
    Map<String, LoggerLevel> loggerLevels();
}
