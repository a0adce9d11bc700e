package io.github.avalanche4j.data.reward;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The reason of a reward. */
public final class RewardType extends OpenEnum {
    private static final Known<RewardType> KNOWN = new Known<>(RewardType::new);

    /** Validating. */
    public static final RewardType VALIDATOR = KNOWN.add("VALIDATOR");

    /** Delegating. */
    public static final RewardType DELEGATOR = KNOWN.add("DELEGATOR");

    /** The validator's share of its delegators' rewards. */
    public static final RewardType VALIDATOR_FEE = KNOWN.add("VALIDATOR_FEE");

    private RewardType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static RewardType of(String value) {
        return KNOWN.of(value);
    }
}
