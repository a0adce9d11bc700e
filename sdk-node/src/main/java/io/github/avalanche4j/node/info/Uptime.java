package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;

/** The uptime of a validator as the other validators see it. */
@Value
public interface Uptime {
    /**
     * {@return the share of the stake, in percent, whose validators measured enough uptime of this node for a reward}
     */
    BigDecimal rewardingStakePercentage();

    /** {@return this node's uptime in percent, averaged over all observers by their stake} */
    BigDecimal weightedAveragePercentage();
}
