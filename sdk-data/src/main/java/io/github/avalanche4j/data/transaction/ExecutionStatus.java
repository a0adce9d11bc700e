package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The outcome of a transaction. */
public final class ExecutionStatus extends OpenEnum {
    private static final Known<ExecutionStatus> KNOWN = new Known<>(ExecutionStatus::new);

    /** It succeeded. */
    public static final ExecutionStatus SUCCESS = KNOWN.add("1");

    /** It was reverted. */
    public static final ExecutionStatus FAILED = KNOWN.add("0");

    private ExecutionStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ExecutionStatus of(String value) {
        return KNOWN.of(value);
    }
}
