package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.OptionalLong;

/** A subnet as in the list of all subnets. */
@Value
public interface SubnetSummary {
    /** {@return the subnet's id; {@code Id.EMPTY} for the primary network} */
    Id id();

    /** {@return the owner's addresses; empty for a subnet that was opened to stake, and for the primary network} */
    List<Bech32Address> controlKeys();

    /** {@return the number of addresses that must sign} */
    OptionalLong threshold();
}
