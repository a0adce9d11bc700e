package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Locale;

/** A log level of an EVM chain; each level includes those after it. */
@AnyMapper
public enum ChainLogLevel {
    /** Everything. */
    TRACE,
    /** Details for debugging. */
    DEBUG,
    /** Events of normal operation; chains start with this level. */
    INFO,
    /** Warnings. */
    WARN,
    /** Errors. */
    ERROR,
    /** Errors that stop the chain. */
    CRIT;

    /** {@return the level as nodes write it} */
    @JsonValue
    public String value() {
        return name().toLowerCase(Locale.ROOT);
    }
}
