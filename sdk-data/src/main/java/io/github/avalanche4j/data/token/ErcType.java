package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The standard that a contract follows. */
public final class ErcType extends OpenEnum {
    private static final Known<ErcType> KNOWN = new Known<>(ErcType::new);

    /** Fungible tokens. */
    public static final ErcType ERC_20 = KNOWN.add("ERC-20");

    /** Unique collectibles. */
    public static final ErcType ERC_721 = KNOWN.add("ERC-721");

    /** Collectibles with several units. */
    public static final ErcType ERC_1155 = KNOWN.add("ERC-1155");

    /** None that the service knows. */
    public static final ErcType UNKNOWN = KNOWN.add("UNKNOWN");

    private ErcType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ErcType of(String value) {
        return KNOWN.of(value);
    }
}
