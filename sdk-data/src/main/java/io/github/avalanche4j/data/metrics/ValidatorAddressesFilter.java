package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.model.TimeSettings;

/** Filters validations. */
@Settings
public interface ValidatorAddressesFilter extends TimeSettings<ValidatorAddressesFilter> {
    /** Sets the network of the subnet, {@link Network#MAINNET} or {@link Network#FUJI}. */
    ValidatorAddressesFilter network(Network network);
}
