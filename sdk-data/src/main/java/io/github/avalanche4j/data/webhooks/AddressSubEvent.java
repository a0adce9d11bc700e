package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** An event of an address on the primary network. */
public final class AddressSubEvent extends OpenEnum {
    private static final Known<AddressSubEvent> KNOWN = new Known<>(AddressSubEvent::new);

    /** Its balance changes. */
    public static final AddressSubEvent BALANCE_CHANGE = KNOWN.add("balance_change");

    /** Its balance passes an amount. */
    public static final AddressSubEvent BALANCE_THRESHOLD = KNOWN.add("balance_threshold");

    /** It gets a reward. */
    public static final AddressSubEvent REWARD_DISTRIBUTION = KNOWN.add("reward_distribution");

    private AddressSubEvent(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AddressSubEvent of(String value) {
        return KNOWN.of(value);
    }
}
