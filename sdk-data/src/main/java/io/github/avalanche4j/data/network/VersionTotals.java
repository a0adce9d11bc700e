package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;

/** The validators of the primary network that run one version. */
@Value
public interface VersionTotals {
    /** {@return the version, such as {@code avalanchego/1.14.0}, or {@code offline}} */
    String version();

    /** {@return their stake} */
    NAvax amountStaked();

    /** {@return the number of validators} */
    UInt64 validatorCount();
}
