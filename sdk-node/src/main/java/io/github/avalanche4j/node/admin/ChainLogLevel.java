package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How much the virtual machine of an EVM chain logs; each level includes those after it. */
public enum ChainLogLevel {
    /** Everything. */
    TRACE,
    /** What helps to find faults. */
    DEBUG,
    /** What happens; chains start with this. */
    INFO,
    /** What may go wrong. */
    WARN,
    /** What went wrong. */
    ERROR,
    /** What ends the chain. */
    CRIT;

    /** {@return the level as nodes write it} */
    @JsonValue
    public String value() {
        return name().toLowerCase(Locale.ROOT);
    }
}
