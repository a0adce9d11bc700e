package io.github.avalanche4j.data.metrics.icm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;

/** The grouping of counts of interchain messages. */
@AnyMapper
public enum IcmGroup {
    /** By source chain. */
    SOURCE("srcBlockchainId"),
    /** By destination chain. */
    DESTINATION("destBlockchainId"),
    /** By source and destination chain. */
    SOURCE_AND_DESTINATION("srcBlockchainId,destBlockchainId");

    private final String value;

    IcmGroup(String value) {
        this.value = value;
    }

    /** {@return the text on the wire} */
    @JsonValue
    public String value() {
        return value;
    }

    /** {@return the text on the wire} */
    @Override
    public String toString() {
        return value;
    }
}
