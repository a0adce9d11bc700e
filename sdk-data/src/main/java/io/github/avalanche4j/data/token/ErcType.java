package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The standard that a contract follows. */
public final class ErcType extends OpenEnum {
    private static final Map<String, ErcType> KNOWN = new LinkedHashMap<>();

    /** Fungible tokens. */
    public static final ErcType ERC_20 = known("ERC-20");

    /** Collectibles of which there is one each. */
    public static final ErcType ERC_721 = known("ERC-721");

    /** Collectibles of which there may be several each. */
    public static final ErcType ERC_1155 = known("ERC-1155");

    /** None that the service knows. */
    public static final ErcType UNKNOWN = known("UNKNOWN");

    private ErcType(String value, boolean known) {
        super(value, known);
    }

    private static ErcType known(String value) {
        ErcType constant = new ErcType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ErcType of(String value) {
        ErcType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ErcType(value, false) : known;
    }
}
