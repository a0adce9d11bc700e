package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Why an auto-renewed stake ends. */
public final class ExitReason extends OpenEnum {
    private static final Known<ExitReason> KNOWN = new Known<>(ExitReason::new);

    /** Its owner requested it. */
    public static final ExitReason GRACEFUL = KNOWN.add("graceful");

    /** The node's uptime was too low. */
    public static final ExitReason UPTIME_NOT_MET = KNOWN.add("uptime_not_met");

    private ExitReason(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ExitReason of(String value) {
        return KNOWN.of(value);
    }
}
