package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Whether the service reaches a chain's nodes. */
public final class ChainStatus extends OpenEnum {
    private static final Known<ChainStatus> KNOWN = new Known<>(ChainStatus::new);

    /** The nodes are reachable. */
    public static final ChainStatus OK = KNOWN.add("OK");

    /** The nodes are unreachable, so calls that need them may fail with status 503. */
    public static final ChainStatus UNAVAILABLE = KNOWN.add("UNAVAILABLE");

    private ChainStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainStatus of(String value) {
        return KNOWN.of(value);
    }
}
