package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.NoJson;
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
 */
@NoJson("write the amounts that you need")
public final class Balances {
    /** The balance of one asset in its smallest unit, nAVAX for AVAX. Its three parts exclude each other. */
    @NoJson("write the amounts that you need")
    public static final class Balance {
        /** Nothing. */
        public static final Balance ZERO = new Balance(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);

        private final BigInteger unlocked;
        private final BigInteger lockedStakeable;
        private final BigInteger lockedNotStakeable;

        Balance(BigInteger unlocked, BigInteger lockedStakeable, BigInteger lockedNotStakeable) {
            this.unlocked = unlocked;
            this.lockedStakeable = lockedStakeable;
            this.lockedNotStakeable = lockedNotStakeable;
        }

        /** {@return the amount that can be spent} */
        public BigInteger unlocked() {
            return unlocked;
        }

        /** {@return the amount that can be staked but not spent} */
        public BigInteger lockedStakeable() {
            return lockedStakeable;
        }

        /** {@return the amount that can be neither spent nor staked} */
        public BigInteger lockedNotStakeable() {
            return lockedNotStakeable;
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

        @Override
        public boolean equals(Object other) {
            return other instanceof Balance that
                    && unlocked.equals(that.unlocked)
                    && lockedStakeable.equals(that.lockedStakeable)
                    && lockedNotStakeable.equals(that.lockedNotStakeable);
        }

        @Override
        public int hashCode() {
            return Objects.hash(unlocked, lockedStakeable, lockedNotStakeable);
        }

        @Override
        public String toString() {
            return "Balance[unlocked=" + unlocked + ", lockedStakeable=" + lockedStakeable + ", lockedNotStakeable="
                    + lockedNotStakeable + "]";
        }
    }

    private final Map<Id, Balance> byAsset;

    private Balances(Map<Id, Balance> byAsset) {
        this.byAsset = Collections.unmodifiableMap(byAsset);
    }

    /** {@return the sums of each asset, in the order in which the assets first occur} */
    public Map<Id, Balance> byAsset() {
        return byAsset;
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Balances that && byAsset.equals(that.byAsset);
    }

    @Override
    public int hashCode() {
        return byAsset.hashCode();
    }

    @Override
    public String toString() {
        return "Balances" + byAsset;
    }
}
