package io.github.avalanche4j.data.reward;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** How a stake continues. */
public final class StakingType extends OpenEnum {
    private static final Known<StakingType> KNOWN = new Known<>(StakingType::new);

    /** It ends when its period ends. */
    public static final StakingType FIXED = KNOWN.add("fixed");

    /** It renews itself until it is stopped. */
    public static final StakingType AUTO_RENEWED = KNOWN.add("autoRenewed");

    private StakingType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static StakingType of(String value) {
        return KNOWN.of(value);
    }
}
