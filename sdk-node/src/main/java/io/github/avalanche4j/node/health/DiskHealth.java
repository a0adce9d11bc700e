package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The result of the disk's health check.
 *
 * @param availableDiskBytes the number of free bytes where the node keeps its data
 * @param availableDiskPercentage the same in percent; absent before AvalancheGo 1.14.1
 */
public record DiskHealth(Optional<UInt64> availableDiskBytes, Optional<BigDecimal> availableDiskPercentage) {
    static DiskHealth of(JsonTree message) {
        return new DiskHealth(
                message.get("availableDiskBytes").asUInt64(),
                message.get("availableDiskPercentage").asDecimal());
    }
}
