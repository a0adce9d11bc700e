package io.github.avalanche4j.data.reward;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a reward is for. */
public final class RewardType extends OpenEnum {
    private static final Map<String, RewardType> KNOWN = new LinkedHashMap<>();

    /** Validating. */
    public static final RewardType VALIDATOR = known("VALIDATOR");

    /** Delegating. */
    public static final RewardType DELEGATOR = known("DELEGATOR");

    /** The validator's part of what its delegators earned. */
    public static final RewardType VALIDATOR_FEE = known("VALIDATOR_FEE");

    private RewardType(String value, boolean known) {
        super(value, known);
    }

    private static RewardType known(String value) {
        RewardType constant = new RewardType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static RewardType of(String value) {
        RewardType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new RewardType(value, false) : known;
    }
}
