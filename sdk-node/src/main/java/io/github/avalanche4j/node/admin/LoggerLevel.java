package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The levels of a logger. */
@Value
public interface LoggerLevel {
    /** {@return the level of its file} */
    Optional<LogLevel> logLevel();

    /** {@return the level of the node's terminal} */
    Optional<LogLevel> displayLevel();
}
