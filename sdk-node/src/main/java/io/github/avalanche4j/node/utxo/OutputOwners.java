package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bech32Address;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * The owners of an output, a reward or a subnet: any {@code threshold} of the addresses sign together (AvalancheGo
 * vms/secp256k1fx).
 *
 * @param locktime the time until which the owners are locked, to the second: before it they cannot act. 1970-01-01 if
 *     there is no lock. A time after {@link Instant#MAX} is kept as one of the last instants before it
 * @param threshold how many of the addresses must sign, from 0 to 2^32 − 1; an output with the threshold 0 and no
 *     addresses is burnt, because no key can sign for it
 * @param addresses the addresses, in ascending order of their bytes in accepted transactions
 */
@AdaptedBy(OutputOwnersAdapter.class)
@AnyMapper
public record OutputOwners(Instant locktime, long threshold, List<Bech32Address> addresses) {
    /** No owner. */
    public static final OutputOwners NONE = new OutputOwners(Instant.EPOCH, 0, List.of());

    public OutputOwners {
        Objects.requireNonNull(locktime, "locktime");
        addresses = List.copyOf(addresses);
    }
}
