package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.Settings;
import java.time.Duration;

/** Describes how a validator that stakes is removed. Its contract pays a reward for uptime that was proven to it. */
@Settings(value = "removal", refusesNull = true)
public interface Removal {
    /**
     * Removes the validator even if it gets no reward. The uptime that the contract knows, or that is proven with
     * the removal, still counts.
     */
    Removal forced();

    /**
     * Delivers a proof of the uptime that the node has measured. The L1's validators sign it, through the
     * aggregator, if they measured as much.
     */
    Removal uptimeProof();

    /**
     * Delivers a proof of an uptime. State less than the node measured if other validators measured less.
     *
     * @param uptime in whole seconds
     * @throws InvalidRequestException if it is not more than 0
     */
    Removal uptimeProof(Duration uptime);
}
