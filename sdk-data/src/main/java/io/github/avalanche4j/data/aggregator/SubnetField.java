package io.github.avalanche4j.data.aggregator;

import java.util.List;

/**
 * The name of the field for the signing subnet in requests to a hosted service. The service takes the specified name;
 * for some days in spring 2026 it accepted the other one.
 */
public enum SubnetField {
    /** {@code signingSubnetId}, as specified. */
    SIGNING_SUBNET_ID("signingSubnetId"),
    /** {@code signingSubnet}. */
    SIGNING_SUBNET("signingSubnet"),
    /** Both, with the same value. */
    BOTH("signingSubnetId", "signingSubnet");

    private final List<String> names;

    SubnetField(String... names) {
        this.names = List.of(names);
    }

    List<String> names() {
        return names;
    }
}
