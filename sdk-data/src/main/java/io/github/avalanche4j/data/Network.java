package io.github.avalanche4j.data;

import com.fasterxml.jackson.annotation.JsonValue;

/** A network that the hosted services know. */
public enum Network {
    /** The main network. */
    MAINNET("mainnet", "avax"),
    /** The test network. */
    FUJI("fuji", "fuji"),
    /** The test network by its other name. */
    TESTNET("testnet", "fuji");

    private final String value;
    private final String addressPrefix;

    Network(String value, String addressPrefix) {
        this.value = value;
        this.addressPrefix = addressPrefix;
    }

    /** {@return the name on the wire} */
    @JsonValue
    public String value() {
        return value;
    }

    /** {@return what bech32 addresses of this network begin with, before the {@code 1}} */
    public String addressPrefix() {
        return addressPrefix;
    }

    /** {@return the name on the wire} */
    @Override
    public String toString() {
        return value;
    }
}
