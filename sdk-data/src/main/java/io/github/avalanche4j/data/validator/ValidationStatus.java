package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a validation. */
public final class ValidationStatus extends OpenEnum {
    private static final Known<ValidationStatus> KNOWN = new Known<>(ValidationStatus::new);

    /** It is over. */
    public static final ValidationStatus COMPLETED = KNOWN.add("completed");

    /** It runs. */
    public static final ValidationStatus ACTIVE = KNOWN.add("active");

    /** It begins later. */
    public static final ValidationStatus PENDING = KNOWN.add("pending");

    /** It was ended early, which owners of permissioned subnets may do. */
    public static final ValidationStatus REMOVED = KNOWN.add("removed");

    private ValidationStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidationStatus of(String value) {
        return KNOWN.of(value);
    }
}
