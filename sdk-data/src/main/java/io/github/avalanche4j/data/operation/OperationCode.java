package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What went wrong with a job. */
public final class OperationCode extends OpenEnum {
    private static final Map<String, OperationCode> KNOWN = new LinkedHashMap<>();

    /** What was asked for cannot be done. */
    public static final OperationCode INVALID_REQUEST = known("ErrInvalidRequest");

    /** The service failed. */
    public static final OperationCode INTERNAL = known("ErrInternal");

    /** There was more than one file may hold; {@link OperationMetadata#nextDate} says where to go on. */
    public static final OperationCode TRUNCATED_EXPORT = known("WarnTruncatedExport");

    private OperationCode(String value, boolean known) {
        super(value, known);
    }

    private static OperationCode known(String value) {
        OperationCode constant = new OperationCode(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationCode of(String value) {
        OperationCode known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new OperationCode(value, false) : known;
    }
}
