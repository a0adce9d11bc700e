package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * An amount of an asset: AvalancheGo's {@code secp256k1fx.TransferOutput}, type id 7 on all chains. On the P-Chain it
 * may be inside a {@code stakeable.LockOut}, type id 22.
 *
 * @param amount the amount, in the asset's smallest unit: nAVAX for AVAX
 * @param owners the owners who may spend it
 * @param stakeableUntil the time until which it may be staked but not spent, to the second; absent if there is no such
 *     lock. A time after {@link Instant#MAX} is kept as one of the last instants before it
 */
public record TransferOutput(UInt64 amount, OutputOwners owners, Optional<Instant> stakeableUntil) implements Output {
    public TransferOutput {
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(owners, "owners");
        Objects.requireNonNull(stakeableUntil, "stakeableUntil");
    }

    /**
     * {@return an output of AVAX without a lock for staking}
     *
     * @param amount the amount
     * @param owners the owners who may spend it
     */
    public static TransferOutput of(NAvax amount, OutputOwners owners) {
        return new TransferOutput(amount.amount(), owners, Optional.empty());
    }
}
