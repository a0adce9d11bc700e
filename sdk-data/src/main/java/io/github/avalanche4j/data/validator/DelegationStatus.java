package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a delegation. */
public final class DelegationStatus extends OpenEnum {
    private static final Known<DelegationStatus> KNOWN = new Known<>(DelegationStatus::new);

    /** It is over. */
    public static final DelegationStatus COMPLETED = KNOWN.add("completed");

    /** It runs. */
    public static final DelegationStatus ACTIVE = KNOWN.add("active");

    /** It begins later. */
    public static final DelegationStatus PENDING = KNOWN.add("pending");

    private DelegationStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static DelegationStatus of(String value) {
        return KNOWN.of(value);
    }
}
