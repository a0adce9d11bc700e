package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a validator is watched for. */
public final class ValidatorSubEvent extends OpenEnum {
    private static final Map<String, ValidatorSubEvent> KNOWN = new LinkedHashMap<>();

    /** It stakes. */
    public static final ValidatorSubEvent VALIDATOR_STAKE = known("validator_stake");

    /** Somebody delegates to it. */
    public static final ValidatorSubEvent DELEGATOR_STAKE = known("delegator_stake");

    /** Its rewards are paid. */
    public static final ValidatorSubEvent REWARD_DISTRIBUTION = known("reward_distribution");

    /** The balance that it pays fees with is increased. */
    public static final ValidatorSubEvent L1_VALIDATOR_BALANCE_INCREASED = known("l1_validator_balance_increased");

    /** It is disabled. */
    public static final ValidatorSubEvent L1_VALIDATOR_DISABLED = known("l1_validator_disabled");

    /** It is removed. */
    public static final ValidatorSubEvent L1_VALIDATOR_REMOVED = known("l1_validator_removed");

    /** The balance that it pays fees with falls below an amount. */
    public static final ValidatorSubEvent L1_VALIDATOR_BALANCE_THRESHOLD = known("l1_validator_balance_threshold");

    private ValidatorSubEvent(String value, boolean known) {
        super(value, known);
    }

    private static ValidatorSubEvent known(String value) {
        ValidatorSubEvent constant = new ValidatorSubEvent(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidatorSubEvent of(String value) {
        ValidatorSubEvent known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ValidatorSubEvent(value, false) : known;
    }
}
