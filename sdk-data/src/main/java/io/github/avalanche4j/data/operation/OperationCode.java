package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The reason why a job failed or is incomplete. */
public final class OperationCode extends OpenEnum {
    private static final Known<OperationCode> KNOWN = new Known<>(OperationCode::new);

    /** The request is invalid. */
    public static final OperationCode INVALID_REQUEST = KNOWN.add("ErrInvalidRequest");

    /** The service failed. */
    public static final OperationCode INTERNAL = KNOWN.add("ErrInternal");

    /** The result exceeds the size of one file; the next export starts at {@link OperationMetadata#nextDate}. */
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
