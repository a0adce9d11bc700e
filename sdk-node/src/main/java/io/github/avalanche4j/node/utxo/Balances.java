package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.value.Id;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The sums of UTXOs by asset. Every {@link TransferOutput} counts, even if it needs several signatures. NFTs and rights
 * to mint have no amount and do not count. A UTXO that occurs more than once, as in a list for several of its owners,
 * counts once.
 *
 * @param byAsset the sums of each asset, in the order in which the assets first occur
 */
public record Balances(Map<Id, Balance> byAsset) {
    /**
     * The balance of one asset in its smallest unit, nAVAX for AVAX. The three parts exclude each other.
     *
     * @param unlocked the amount that can be spent
     * @param lockedStakeable the amount that can be staked but not spent
     * @param lockedNotStakeable the amount that can be neither spent nor staked
     */
    public record Balance(BigInteger unlocked, BigInteger lockedStakeable, BigInteger lockedNotStakeable) {
        /** Nothing. */
        public static final Balance ZERO = new Balance(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);

        public Balance {
            Objects.requireNonNull(unlocked, "unlocked");
            Objects.requireNonNull(lockedStakeable, "lockedStakeable");
            Objects.requireNonNull(lockedNotStakeable, "lockedNotStakeable");
        }

        /** {@return the sum of all three parts} */
        public BigInteger total() {
            return unlocked.add(lockedStakeable).add(lockedNotStakeable);
        }

        /** The rule of AvalancheGo's platform.getBalance; on the other chains no output is stakeable. */
        private Balance plus(TransferOutput output, Instant at) {
            BigInteger amount = output.amount().toBigInteger();
            if (output.owners().locktime().isAfter(at)) {
                return new Balance(unlocked, lockedStakeable, lockedNotStakeable.add(amount));
            }
            return output.stakeableUntil().filter(at::isBefore).isPresent()
                    ? new Balance(unlocked, lockedStakeable.add(amount), lockedNotStakeable)
                    : new Balance(unlocked.add(amount), lockedStakeable, lockedNotStakeable);
        }
    }

    public Balances {
        byAsset = Collections.unmodifiableMap(new LinkedHashMap<>(byAsset));
    }

    /**
     * {@return the sums of UTXOs at a certain time}
     *
     * @param utxos the UTXOs, for example {@code node.platform().utxos(addresses)}
     * @param at the chain's time, as in {@code platform.getTimestamp}: a lock that ends in this second has ended
     */
    public static Balances of(Iterable<Utxo> utxos, Instant at) {
        Objects.requireNonNull(at, "at");
        Map<Id, Balance> sums = new LinkedHashMap<>();
        Set<UtxoId> counted = new HashSet<>();
        for (Utxo utxo : Objects.requireNonNull(utxos, "utxos")) {
            if (utxo.output() instanceof TransferOutput output && counted.add(utxo.utxoId())) {
                Balance sum = sums.getOrDefault(utxo.assetId(), Balance.ZERO);
                sums.put(utxo.assetId(), sum.plus(output, at));
            }
        }
        return new Balances(sums);
    }

    /** {@return the balance of an asset; {@link Balance#ZERO} if there is none} */
    public Balance of(Id assetId) {
        return byAsset.getOrDefault(Objects.requireNonNull(assetId, "assetId"), Balance.ZERO);
    }
}
