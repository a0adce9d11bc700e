package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.OpenEnum;
import io.github.avalanche4j.core.internal.codec.Require;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** How much is logged, from nothing to everything. */
public final class LogLevel extends OpenEnum {
    /** Nothing. */
    public static final LogLevel OFF = new LogLevel("OFF", true);

    /** What ends the node. */
    public static final LogLevel FATAL = new LogLevel("FATAL", true);

    /** What went wrong. */
    public static final LogLevel ERROR = new LogLevel("ERROR", true);

    /** What may go wrong. */
    public static final LogLevel WARN = new LogLevel("WARN", true);

    /** What happens; nodes start with this. */
    public static final LogLevel INFO = new LogLevel("INFO", true);

    /** More than that. */
    public static final LogLevel TRACE = new LogLevel("TRACE", true);

    /** What helps to find faults; more than {@link #TRACE}. */
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
