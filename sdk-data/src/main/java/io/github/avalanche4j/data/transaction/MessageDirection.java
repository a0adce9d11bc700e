package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Whether a transaction sent or delivered a cross-chain message. */
public final class MessageDirection extends OpenEnum {
    private static final Known<MessageDirection> KNOWN = new Known<>(MessageDirection::new);

    /** It sent the message. */
    public static final MessageDirection SOURCE_TRANSACTION = KNOWN.add("SOURCE_TRANSACTION");

    /** It delivered the message. */
    public static final MessageDirection DESTINATION_TRANSACTION = KNOWN.add("DESTINATION_TRANSACTION");

    private MessageDirection(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static MessageDirection of(String value) {
        return KNOWN.of(value);
    }
}
