package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Where a delegation stands. */
public final class DelegationStatus extends OpenEnum {
    private static final Map<String, DelegationStatus> KNOWN = new LinkedHashMap<>();

    /** It is over. */
    public static final DelegationStatus COMPLETED = known("completed");

    /** It runs. */
    public static final DelegationStatus ACTIVE = known("active");

    /** It begins later. */
    public static final DelegationStatus PENDING = known("pending");

    private DelegationStatus(String value, boolean known) {
        super(value, known);
    }

    private static DelegationStatus known(String value) {
        DelegationStatus constant = new DelegationStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static DelegationStatus of(String value) {
        DelegationStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new DelegationStatus(value, false) : known;
    }
}
