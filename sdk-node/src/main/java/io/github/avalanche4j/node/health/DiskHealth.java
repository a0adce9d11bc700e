package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The result of the disk's health check.
 */
public final class DiskHealth {
    private final Optional<UInt64> availableDiskBytes;
    private final Optional<BigDecimal> availableDiskPercentage;

    private DiskHealth(Optional<UInt64> availableDiskBytes, Optional<BigDecimal> availableDiskPercentage) {
        this.availableDiskBytes = availableDiskBytes;
        this.availableDiskPercentage = availableDiskPercentage;
    }

    /** {@return the number of free bytes where the node keeps its data} */
    public Optional<UInt64> availableDiskBytes() {
        return availableDiskBytes;
    }

    /** {@return how much of the disk is free, in percent; absent before AvalancheGo 1.14.1} */
    public Optional<BigDecimal> availableDiskPercentage() {
        return availableDiskPercentage;
    }

    static DiskHealth of(JsonTree message) {
        return new DiskHealth(
                message.get("availableDiskBytes").asUInt64(),
                message.get("availableDiskPercentage").asDecimal());
    }

    @Override
    public String toString() {
        return "DiskHealth[availableDiskBytes=" + availableDiskBytes + ", availableDiskPercentage="
                + availableDiskPercentage + "]";
    }
}
