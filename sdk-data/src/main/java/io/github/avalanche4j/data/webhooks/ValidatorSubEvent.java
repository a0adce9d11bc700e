package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** An event of a validator. */
public final class ValidatorSubEvent extends OpenEnum {
    private static final Known<ValidatorSubEvent> KNOWN = new Known<>(ValidatorSubEvent::new);

    /** It stakes. */
    public static final ValidatorSubEvent VALIDATOR_STAKE = KNOWN.add("validator_stake");

    /** A delegation to it begins. */
    public static final ValidatorSubEvent DELEGATOR_STAKE = KNOWN.add("delegator_stake");

    /** Its rewards are paid. */
    public static final ValidatorSubEvent REWARD_DISTRIBUTION = KNOWN.add("reward_distribution");

    /** The balance that it pays fees with is increased. */
    public static final ValidatorSubEvent L1_VALIDATOR_BALANCE_INCREASED = KNOWN.add("l1_validator_balance_increased");

    /** It is disabled. */
    public static final ValidatorSubEvent L1_VALIDATOR_DISABLED = KNOWN.add("l1_validator_disabled");

    /** It is removed. */
    public static final ValidatorSubEvent L1_VALIDATOR_REMOVED = KNOWN.add("l1_validator_removed");

    /** The balance that it pays fees with falls below an amount. */
    public static final ValidatorSubEvent L1_VALIDATOR_BALANCE_THRESHOLD = KNOWN.add("l1_validator_balance_threshold");

    private ValidatorSubEvent(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ValidatorSubEvent of(String value) {
        return KNOWN.of(value);
    }
}
