package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Why a stake that begins anew ends. */
public final class ExitReason extends OpenEnum {
    private static final Map<String, ExitReason> KNOWN = new LinkedHashMap<>();

    /** Its owner said so. */
    public static final ExitReason GRACEFUL = known("graceful");

    /** The node was not up for long enough. */
    public static final ExitReason UPTIME_NOT_MET = known("uptime_not_met");

    private ExitReason(String value, boolean known) {
        super(value, known);
    }

    private static ExitReason known(String value) {
        ExitReason constant = new ExitReason(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ExitReason of(String value) {
        ExitReason known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ExitReason(value, false) : known;
    }
}
