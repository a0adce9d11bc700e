package io.github.avalanche4j.data.aggregator;

import java.util.List;

/**
 * How the signing subnet is called in requests to a hosted service. The specified name is what the service takes; in
 * the spring of 2026 it took the other one for some days.
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
