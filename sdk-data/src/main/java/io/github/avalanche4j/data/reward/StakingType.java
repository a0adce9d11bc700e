package io.github.avalanche4j.data.reward;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How a stake goes on. */
public final class StakingType extends OpenEnum {
    private static final Map<String, StakingType> KNOWN = new LinkedHashMap<>();

    /** It ends at its end. */
    public static final StakingType FIXED = known("fixed");

    /** It begins anew until it is stopped. */
    public static final StakingType AUTO_RENEWED = known("autoRenewed");

    private StakingType(String value, boolean known) {
        super(value, known);
    }

    private static StakingType known(String value) {
        StakingType constant = new StakingType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static StakingType of(String value) {
        StakingType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new StakingType(value, false) : known;
    }
}
