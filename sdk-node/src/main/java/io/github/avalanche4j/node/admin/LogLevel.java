package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Locale;
import java.util.Objects;

/** A log level of a node, from nothing to everything. */
public final class LogLevel extends OpenEnum {
    private static final Known<LogLevel> KNOWN = new Known<>(LogLevel::new);

    /** Nothing. */
    public static final LogLevel OFF = KNOWN.add("OFF");

    /** Errors that stop the node. */
    public static final LogLevel FATAL = KNOWN.add("FATAL");

    /** Errors. */
    public static final LogLevel ERROR = KNOWN.add("ERROR");

    /** Warnings. */
    public static final LogLevel WARN = KNOWN.add("WARN");

    /** Events of normal operation; nodes start with this level. */
    public static final LogLevel INFO = KNOWN.add("INFO");

    /** More detail than {@link #INFO}. */
    public static final LogLevel TRACE = KNOWN.add("TRACE");

    /** Details for debugging; more than {@link #TRACE}. */
    public static final LogLevel DEBUG = KNOWN.add("DEBUG");

    /** Everything. */
    public static final LogLevel VERBO = KNOWN.add("VERBO");

    private LogLevel(Text text) {
        super(text);
    }

    /**
     * {@return the level of this name; an unknown name keeps its text}
     *
     * @param name the name in any case
     * @throws InvalidRequestException if it is blank
     */
    public static LogLevel of(String name) {
        return received(Require.notBlank("level", name));
    }

    @JsonCreator
    static LogLevel received(String name) {
        LogLevel level = KNOWN.of(Objects.requireNonNull(name, "level").toUpperCase(Locale.ROOT));
        return level.isKnown() ? level : KNOWN.of(name);
    }
}
