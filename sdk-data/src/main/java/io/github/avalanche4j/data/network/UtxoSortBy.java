package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What outputs are sorted by. */
public final class UtxoSortBy extends OpenEnum {
    private static final Map<String, UtxoSortBy> KNOWN = new LinkedHashMap<>();

    /** When they were made. */
    public static final UtxoSortBy TIMESTAMP = known("timestamp");

    /** How much they hold. */
    public static final UtxoSortBy AMOUNT = known("amount");

    private UtxoSortBy(String value, boolean known) {
        super(value, known);
    }

    private static UtxoSortBy known(String value) {
        UtxoSortBy constant = new UtxoSortBy(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static UtxoSortBy of(String value) {
        UtxoSortBy known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new UtxoSortBy(value, false) : known;
    }
}
