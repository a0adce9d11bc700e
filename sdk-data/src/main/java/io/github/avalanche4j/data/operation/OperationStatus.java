package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a job. */
public final class OperationStatus extends OpenEnum {
    private static final Known<OperationStatus> KNOWN = new Known<>(OperationStatus::new);

    /** It is running. */
    public static final OperationStatus RUNNING = KNOWN.add("RUNNING");

    /** It is done, and its file can be fetched. */
    public static final OperationStatus COMPLETED = KNOWN.add("COMPLETED");

    /** It is done, but its file is incomplete; {@link OperationMetadata#code} says why. */
    public static final OperationStatus COMPLETED_WITH_WARNING = KNOWN.add("COMPLETED_WITH_WARNING");

    /** It failed; {@link Operation#message} says why. */
    public static final OperationStatus FAILED = KNOWN.add("FAILED");

    private OperationStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationStatus of(String value) {
        return KNOWN.of(value);
    }
}
