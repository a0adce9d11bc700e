package io.github.avalanche4j.data.icm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How far a message came. */
public final class IcmMessageStatus extends OpenEnum {
    private static final Map<String, IcmMessageStatus> KNOWN = new LinkedHashMap<>();

    /** It was sent, and not delivered yet. */
    public static final IcmMessageStatus PENDING = known("pending");

    /** It was delivered. */
    public static final IcmMessageStatus DELIVERED = known("delivered");

    /**
     * It was delivered; the service does not index the chain that it came from, so the sending transaction is absent.
     */
    public static final IcmMessageStatus DELIVERED_SOURCE_NOT_INDEXED = known("delivered_source_not_indexed");

    private IcmMessageStatus(String value, boolean known) {
        super(value, known);
    }

    private static IcmMessageStatus known(String value) {
        IcmMessageStatus constant = new IcmMessageStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static IcmMessageStatus of(String value) {
        IcmMessageStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new IcmMessageStatus(value, false) : known;
    }
}
