package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Locale;

/** The status to filter transactions by. */
@AnyMapper
public enum TransactionStatus {
    /** Reverted transactions, which paid their fees nevertheless. */
    FAILED,
    /** Successful transactions. */
    SUCCESS;

    /** {@return the text on the wire} */
    @JsonValue
    public String value() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the text on the wire} */
    @Override
    public String toString() {
        return value();
    }
}
