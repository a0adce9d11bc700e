package io.github.avalanche4j.node.admin;

import java.util.Optional;
import org.immutables.value.Value;

/** The levels of a logger. */
@Value.Immutable
public interface LoggerLevel {
    /** {@return the level of its file} */
    Optional<LogLevel> logLevel();

    /** {@return the level of the node's terminal} */
    Optional<LogLevel> displayLevel();
}
