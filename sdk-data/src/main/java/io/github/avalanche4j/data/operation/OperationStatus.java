package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How far a job came. */
public final class OperationStatus extends OpenEnum {
    private static final Map<String, OperationStatus> KNOWN = new LinkedHashMap<>();

    /** It runs. */
    public static final OperationStatus RUNNING = known("RUNNING");

    /** It is done, and its file can be fetched. */
    public static final OperationStatus COMPLETED = known("COMPLETED");

    /** It is done as far as it goes; {@link OperationMetadata#code} says what is missing. */
    public static final OperationStatus COMPLETED_WITH_WARNING = known("COMPLETED_WITH_WARNING");

    /** It failed; {@link Operation#message} says why. */
    public static final OperationStatus FAILED = known("FAILED");

    private OperationStatus(String value, boolean known) {
        super(value, known);
    }

    private static OperationStatus known(String value) {
        OperationStatus constant = new OperationStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationStatus of(String value) {
        OperationStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new OperationStatus(value, false) : known;
    }
}
