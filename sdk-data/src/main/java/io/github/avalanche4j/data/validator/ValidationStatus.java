package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Where a validation stands. */
public final class ValidationStatus extends OpenEnum {
    private static final Map<String, ValidationStatus> KNOWN = new LinkedHashMap<>();

    /** It is over. */
    public static final ValidationStatus COMPLETED = known("completed");

    /** It runs. */
    public static final ValidationStatus ACTIVE = known("active");

    /** It begins later. */
    public static final ValidationStatus PENDING = known("pending");

    /** It was ended early, which owners of permissioned subnets may do. */
    public static final ValidationStatus REMOVED = known("removed");

    private ValidationStatus(String value, boolean known) {
        super(value, known);
    }

    private static ValidationStatus known(String value) {
        ValidationStatus constant = new ValidationStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidationStatus of(String value) {
        ValidationStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ValidationStatus(value, false) : known;
    }
}
