package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;

/** Sets conditions for logs, by contract and by topics; a condition that is not set matches every log. */
@Settings
public interface LogFilter {
    /** Adds contracts, at most 1000; logs of any of them match. */
    @WireName("contracts")
    LogFilter addAddresses(EvmAddress... contracts);

    /**
     * Sets the topics that match at an index.
     *
     * @param place from 0 to 3; 0 is the hash of the event's signature
     * @param anyOf the topics, one of which must be there; none removes the condition
     * @throws InvalidRequestException if the index is out of its range
     */
    @Settings.Entry
    LogFilter topic(int place, EvmHash... anyOf);
}
