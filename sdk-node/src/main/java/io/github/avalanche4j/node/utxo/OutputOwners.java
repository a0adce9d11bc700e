package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.Bech32Address;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Who may spend an output or act for a subnet: any {@code threshold} of some addresses (AvalancheGo vms/secp256k1fx).
 *
 * @param locktime before when nobody may, to the second; 1970-01-01 where there is no such time. The wire has 64 bits without a
 *     sign: what lies after {@link Instant#MAX}, which means never, is {@link Instant#MAX}
 * @param threshold how many of the addresses must sign, from 0 to 2^32 − 1; with 0 and no addresses nobody can, which is how
 *     outputs are burnt
 * @param addresses the addresses, in ascending order of their bytes in everything that a chain accepted
 */
public record OutputOwners(Instant locktime, long threshold, List<Bech32Address> addresses) {
    /** Nobody. */
    public static final OutputOwners NOBODY = new OutputOwners(Instant.EPOCH, 0, List.of());

    /**
     * Owners.
     *
     * @param locktime before when nobody may
     * @param threshold how many must sign
     * @param addresses the addresses
     */
    public OutputOwners {
        Objects.requireNonNull(locktime, "locktime");
        addresses = List.copyOf(addresses);
    }
}
