package io.github.avalanche4j.data.icm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a message. */
public final class IcmMessageStatus extends OpenEnum {
    private static final Known<IcmMessageStatus> KNOWN = new Known<>(IcmMessageStatus::new);

    /** It was sent, and not delivered yet. */
    public static final IcmMessageStatus PENDING = KNOWN.add("pending");

    /** It was delivered. */
    public static final IcmMessageStatus DELIVERED = KNOWN.add("delivered");

    /**
     * It was delivered; the service does not index the chain that it came from, so the sending transaction is absent.
     */
    public static final IcmMessageStatus DELIVERED_SOURCE_NOT_INDEXED = KNOWN.add("delivered_source_not_indexed");

    private IcmMessageStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static IcmMessageStatus of(String value) {
        return KNOWN.of(value);
    }
}
