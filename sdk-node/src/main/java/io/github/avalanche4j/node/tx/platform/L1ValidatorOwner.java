package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bech32Address;
import java.util.List;

/**
 * The owners that get an L1 validator's balance back, or may disable it: any {@code threshold} of the addresses
 * (AvalancheGo vms/platformvm/warp/message).
 *
 * @param threshold how many of the addresses must sign, from 0 to 2^32 − 1
 */
@NoJson("write the Tx that has it")
public record L1ValidatorOwner(long threshold, List<Bech32Address> addresses) {
    public L1ValidatorOwner {
        addresses = List.copyOf(addresses);
    }
}
