package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The sort key of validators. */
public final class ValidatorSortBy extends OpenEnum {
    private static final Known<ValidatorSortBy> KNOWN = new Known<>(ValidatorSortBy::new);

    /** The time of registration. */
    public static final ValidatorSortBy BLOCK_INDEX = KNOWN.add("blockIndex");

    /** The delegation capacity. */
    public static final ValidatorSortBy DELEGATION_CAPACITY = KNOWN.add("delegationCapacity");

    /** The remaining time of validation. */
    public static final ValidatorSortBy TIME_REMAINING = KNOWN.add("timeRemaining");

    /** The delegation fee; only with the primary network as subnet. */
    public static final ValidatorSortBy DELEGATION_FEE = KNOWN.add("delegationFee");

    /** The uptime. */
    public static final ValidatorSortBy UPTIME_PERFORMANCE = KNOWN.add("uptimePerformance");

    private ValidatorSortBy(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidatorSortBy of(String value) {
        return KNOWN.of(value);
    }
}
