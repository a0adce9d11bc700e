package io.github.avalanche4j.data.metrics.icm;

import com.fasterxml.jackson.annotation.JsonValue;

/** By what interchain messages are counted apart. */
public enum IcmGroup {
    /** The chain that they come from. */
    SOURCE("srcBlockchainId"),
    /** The chain that they go to. */
    DESTINATION("destBlockchainId"),
    /** Both. */
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
