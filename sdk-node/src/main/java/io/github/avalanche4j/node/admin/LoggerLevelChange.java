package io.github.avalanche4j.node.admin;

import java.util.Optional;
import org.immutables.value.Value;

/** How much which loggers shall say. At least one of the two levels must be set. */
@Value.Immutable(copy = false)
public interface LoggerLevelChange {
    /** {@return the only logger to change; absent for all} */
    Optional<String> loggerName();

    /** {@return what it shall write to its file; absent for what it does now} */
    Optional<LogLevel> logLevel();

    /** {@return what it shall show on the node's terminal; absent for what it does now} */
    Optional<LogLevel> displayLevel();

    /** Sets what shall change. */
    interface Builder {
        /**
         * Changes one logger only.
         *
         * @param name such as {@code main}, {@code C} or a chain's id; null for all loggers
         * @return this
         */
        Builder loggerName(String name);

        /**
         * Sets what is written to the log's file.
         *
         * @param level the level; null for what it is now
         * @return this
         */
        Builder logLevel(LogLevel level);

        /**
         * Sets what is shown on the node's terminal.
         *
         * @param level the level; null for what it is now
         * @return this
         */
        Builder displayLevel(LogLevel level);
    }
}
