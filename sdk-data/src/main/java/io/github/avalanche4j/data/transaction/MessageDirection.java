package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Which end of a cross-chain message a transaction is. */
public final class MessageDirection extends OpenEnum {
    private static final Map<String, MessageDirection> KNOWN = new LinkedHashMap<>();

    /** It sent the message. */
    public static final MessageDirection SOURCE_TRANSACTION = known("SOURCE_TRANSACTION");

    /** It delivered the message. */
    public static final MessageDirection DESTINATION_TRANSACTION = known("DESTINATION_TRANSACTION");

    private MessageDirection(String value, boolean known) {
        super(value, known);
    }

    private static MessageDirection known(String value) {
        MessageDirection constant = new MessageDirection(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static MessageDirection of(String value) {
        MessageDirection known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new MessageDirection(value, false) : known;
    }
}
