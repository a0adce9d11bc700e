package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What validators are sorted by. */
public final class ValidatorSortBy extends OpenEnum {
    private static final Known<ValidatorSortBy> KNOWN = new Known<>(ValidatorSortBy::new);

    /** When they were registered. */
    public static final ValidatorSortBy BLOCK_INDEX = KNOWN.add("blockIndex");

    /** How much can be delegated to them. */
    public static final ValidatorSortBy DELEGATION_CAPACITY = KNOWN.add("delegationCapacity");

    /** How long they still validate. */
    public static final ValidatorSortBy TIME_REMAINING = KNOWN.add("timeRemaining");

    /** Their part of the rewards; only with the primary network as subnet. */
    public static final ValidatorSortBy DELEGATION_FEE = KNOWN.add("delegationFee");

    /** How long they were up. */
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
