package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A log level of a node, from nothing to everything. */
public final class LogLevel extends OpenEnum {
    /** Nothing. */
    public static final LogLevel OFF = new LogLevel("OFF", true);

    /** Errors that end the node. */
    public static final LogLevel FATAL = new LogLevel("FATAL", true);

    /** Errors. */
    public static final LogLevel ERROR = new LogLevel("ERROR", true);

    /** Warnings. */
    public static final LogLevel WARN = new LogLevel("WARN", true);

    /** Events of normal operation; nodes start with this level. */
    public static final LogLevel INFO = new LogLevel("INFO", true);

    /** More detail than {@link #INFO}. */
    public static final LogLevel TRACE = new LogLevel("TRACE", true);

    /** Details for debugging; more than {@link #TRACE}. */
    public static final LogLevel DEBUG = new LogLevel("DEBUG", true);

    /** Everything. */
    public static final LogLevel VERBO = new LogLevel("VERBO", true);

    private static final List<LogLevel> ALL = List.of(OFF, FATAL, ERROR, WARN, INFO, TRACE, DEBUG, VERBO);

    private LogLevel(String value, boolean known) {
        super(value, known);
    }

    /**
     * {@return the level of this name; one that is not known here keeps its text}
     *
     * @param name the name in any case
     * @throws InvalidRequestException if it is blank
     */
    public static LogLevel of(String name) {
        return received(Require.notBlank("level", name));
    }

    @JsonCreator
    static LogLevel received(String name) {
        String upper = Objects.requireNonNull(name, "level").toUpperCase(Locale.ROOT);
        return ALL.stream()
                .filter(level -> level.value().equals(upper))
                .findFirst()
                .orElseGet(() -> new LogLevel(name, false));
    }
}
