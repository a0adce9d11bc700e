package io.github.avalanche4j.node.admin;

import java.util.Map;
import org.immutables.value.Value;

/** What {@code admin.setLoggerLevel} answers: nothing at all before AvalancheGo 1.10.16. */
@Value.Immutable
interface ChangedLoggers {
    Map<String, LoggerLevel> loggerLevels();
}
