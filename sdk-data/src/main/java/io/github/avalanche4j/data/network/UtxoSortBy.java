package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What outputs are sorted by. */
public final class UtxoSortBy extends OpenEnum {
    private static final Known<UtxoSortBy> KNOWN = new Known<>(UtxoSortBy::new);

    /** When they were made. */
    public static final UtxoSortBy TIMESTAMP = KNOWN.add("timestamp");

    /** How much they hold. */
    public static final UtxoSortBy AMOUNT = KNOWN.add("amount");

    private UtxoSortBy(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static UtxoSortBy of(String value) {
        return KNOWN.of(value);
    }
}
