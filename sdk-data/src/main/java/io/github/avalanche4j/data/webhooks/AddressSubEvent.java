package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What an address of the primary network is watched for. */
public final class AddressSubEvent extends OpenEnum {
    private static final Map<String, AddressSubEvent> KNOWN = new LinkedHashMap<>();

    /** Its balance changes. */
    public static final AddressSubEvent BALANCE_CHANGE = known("balance_change");

    /** Its balance passes an amount. */
    public static final AddressSubEvent BALANCE_THRESHOLD = known("balance_threshold");

    /** It gets a reward. */
    public static final AddressSubEvent REWARD_DISTRIBUTION = known("reward_distribution");

    private AddressSubEvent(String value, boolean known) {
        super(value, known);
    }

    private static AddressSubEvent known(String value) {
        AddressSubEvent constant = new AddressSubEvent(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AddressSubEvent of(String value) {
        AddressSubEvent known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new AddressSubEvent(value, false) : known;
    }
}
