package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Whether a transaction did what it was sent for. */
public final class ExecutionStatus extends OpenEnum {
    private static final Map<String, ExecutionStatus> KNOWN = new LinkedHashMap<>();

    /** It did. */
    public static final ExecutionStatus SUCCESS = known("1");

    /** It was reverted. */
    public static final ExecutionStatus FAILED = known("0");

    private ExecutionStatus(String value, boolean known) {
        super(value, known);
    }

    private static ExecutionStatus known(String value) {
        ExecutionStatus constant = new ExecutionStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ExecutionStatus of(String value) {
        ExecutionStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ExecutionStatus(value, false) : known;
    }
}
