package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Whether the service reaches a chain's nodes. */
public final class ChainStatus extends OpenEnum {
    private static final Map<String, ChainStatus> KNOWN = new LinkedHashMap<>();

    /** It does. */
    public static final ChainStatus OK = known("OK");

    /** It does not, so calls that need the nodes may end in status 503. */
    public static final ChainStatus UNAVAILABLE = known("UNAVAILABLE");

    private ChainStatus(String value, boolean known) {
        super(value, known);
    }

    private static ChainStatus known(String value) {
        ChainStatus constant = new ChainStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainStatus of(String value) {
        ChainStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ChainStatus(value, false) : known;
    }
}
