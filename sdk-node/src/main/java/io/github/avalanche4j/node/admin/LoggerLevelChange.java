package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.internal.wire.Settings;
import org.jspecify.annotations.Nullable;

/** Sets levels of loggers. At least one of the two levels must be set. */
@Settings(value = "change", requires = "logLevel or displayLevel")
public interface LoggerLevelChange {
    /**
     * Changes one logger only.
     *
     * @param name such as {@code main}, {@code C} or a chain's id; null for all loggers
     */
    LoggerLevelChange loggerName(@Nullable String name);

    /**
     * Sets the level of the log's file.
     *
     * @param level the level; null to leave it unchanged
     */
    LoggerLevelChange logLevel(@Nullable LogLevel level);

    /**
     * Sets the level of the node's terminal.
     *
     * @param level the level; null to leave it unchanged
     */
    LoggerLevelChange displayLevel(@Nullable LogLevel level);
}
