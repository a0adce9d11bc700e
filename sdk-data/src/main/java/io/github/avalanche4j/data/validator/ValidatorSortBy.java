package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What validators are sorted by. */
public final class ValidatorSortBy extends OpenEnum {
    private static final Map<String, ValidatorSortBy> KNOWN = new LinkedHashMap<>();

    /** When they were registered. */
    public static final ValidatorSortBy BLOCK_INDEX = known("blockIndex");

    /** How much can be delegated to them. */
    public static final ValidatorSortBy DELEGATION_CAPACITY = known("delegationCapacity");

    /** How long they still validate. */
    public static final ValidatorSortBy TIME_REMAINING = known("timeRemaining");

    /** Their part of the rewards; only with the primary network as subnet. */
    public static final ValidatorSortBy DELEGATION_FEE = known("delegationFee");

    /** How long they were up. */
    public static final ValidatorSortBy UPTIME_PERFORMANCE = known("uptimePerformance");

    private ValidatorSortBy(String value, boolean known) {
        super(value, known);
    }

    private static ValidatorSortBy known(String value) {
        ValidatorSortBy constant = new ValidatorSortBy(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidatorSortBy of(String value) {
        ValidatorSortBy known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ValidatorSortBy(value, false) : known;
    }
}
