package io.github.avalanche4j.node.admin;

import java.util.Optional;
import org.immutables.value.Value;

/** How much a logger says. */
@Value.Immutable
public interface LoggerLevel {
    /** {@return what it writes to its file} */
    Optional<LogLevel> logLevel();

    /** {@return what it shows on the node's terminal} */
    Optional<LogLevel> displayLevel();
}
