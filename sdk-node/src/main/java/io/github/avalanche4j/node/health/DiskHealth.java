package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.Optional;

/** The result of the disk's health check. */
@Value
@NoJson("write the HealthReport that has it")
public interface DiskHealth {
    /** {@return the number of free bytes where the node keeps its data} */
    Optional<UInt64> availableDiskBytes();

    /** {@return how much of the disk is free, in percent; absent before AvalancheGo 1.14.1} */
    Optional<BigDecimal> availableDiskPercentage();
}
