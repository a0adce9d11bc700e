package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The sort key of outputs. */
public final class UtxoSortBy extends OpenEnum {
    private static final Known<UtxoSortBy> KNOWN = new Known<>(UtxoSortBy::new);

    /** The time at which they were created. */
    public static final UtxoSortBy TIMESTAMP = KNOWN.add("timestamp");

    /** The amount. */
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
