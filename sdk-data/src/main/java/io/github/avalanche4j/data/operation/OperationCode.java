package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What went wrong with a job. */
public final class OperationCode extends OpenEnum {
    private static final Known<OperationCode> KNOWN = new Known<>(OperationCode::new);

    /** What was asked for cannot be done. */
    public static final OperationCode INVALID_REQUEST = KNOWN.add("ErrInvalidRequest");

    /** The service failed. */
    public static final OperationCode INTERNAL = KNOWN.add("ErrInternal");

    /** There was more than one file may hold; {@link OperationMetadata#nextDate} says where to go on. */
    public static final OperationCode TRUNCATED_EXPORT = KNOWN.add("WarnTruncatedExport");

    private OperationCode(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationCode of(String value) {
        return KNOWN.of(value);
    }
}
