package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.codegen.Values;
import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** A request to change levels of loggers. At least one of the two levels must be set. */
@Value
@Values.Built
public interface LoggerLevelChange {
    /** {@return the only logger to change; absent for all} */
    Optional<String> loggerName();

    /** {@return the new level of its file; absent to leave it unchanged} */
    Optional<LogLevel> logLevel();

    /** {@return the new level of the node's terminal; absent to leave it unchanged} */
    Optional<LogLevel> displayLevel();

    /** Sets logger and levels. */
    interface Builder {
        /**
         * Changes one logger only.
         *
         * @param name such as {@code main}, {@code C} or a chain's id; null for all loggers
         */
        Builder loggerName(String name);

        /**
         * Sets the level of the log's file.
         *
         * @param level the level; null to leave it unchanged
         */
        Builder logLevel(LogLevel level);

        /**
         * Sets the level of the node's terminal.
         *
         * @param level the level; null to leave it unchanged
         */
        Builder displayLevel(LogLevel level);
    }
}
