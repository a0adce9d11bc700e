package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import io.github.avalanche4j.wallet.internal.Ledger;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The AVAX of a wallet on one chain, as {@link Wallet#balance} finds it. Each amount counts in one part. */
public final class WalletBalance {
    private static final Object UNNAMED = new Object(); // holds nothing
    private static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);

    private final BigInteger free;
    private final BigInteger reserved;
    private final BigInteger unconfirmed;
    private final SortedMap<Instant, BigInteger> locked = new TreeMap<>();

    /** The balance from the UTXOs of a chain at a time. */
    WalletBalance(Ledger ledger, List<Utxo> found, List<Utxo> awaited, Id avax, Instant time) {
        BigInteger freeSum = BigInteger.ZERO;
        BigInteger reservedSum = BigInteger.ZERO;
        Set<Utxo> unreserved = Set.copyOf(ledger.free(UNNAMED, found, Optional.empty()));
        for (Utxo utxo : ledger.unspent(found)) {
            BigInteger amount = amount(utxo, avax);
            Instant until = lockedUntil(utxo);
            if (!unreserved.contains(utxo)) {
                reservedSum = reservedSum.add(amount);
            } else if (until.isAfter(time)) {
                locked.merge(until, amount, BigInteger::add);
            } else {
                freeSum = freeSum.add(amount);
            }
        }
        this.free = freeSum;
        this.reserved = reservedSum;
        this.unconfirmed = awaited.stream().map(utxo -> amount(utxo, avax)).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The balance of accounts of the C-Chain; only whole nAVAX count. */
    WalletBalance(Ledger ledger, List<EvmAccount> found) {
        BigInteger all = sum(found);
        this.free = sum(ledger.freeAccounts(UNNAMED, found));
        this.reserved = all.subtract(free);
        this.unconfirmed = BigInteger.ZERO;
    }

    private static BigInteger sum(List<EvmAccount> accounts) {
        return accounts.stream().map(account -> account.balance().divide(WEI)).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger amount(Utxo utxo, Id avax) {
        boolean isAvax = utxo.assetId().equals(avax) && utxo.output() instanceof TransferOutput;
        return isAvax ? ((TransferOutput) utxo.output()).amount().toBigInteger() : BigInteger.ZERO;
    }

    private static Instant lockedUntil(Utxo utxo) {
        Instant owners = utxo.output().owners().locktime();
        Instant stake = utxo.output() instanceof TransferOutput output
                ? output.stakeableUntil().orElse(Instant.EPOCH)
                : Instant.EPOCH;
        return owners.isAfter(stake) ? owners : stake;
    }

    private static NAvax nAvax(BigInteger amount) {
        return NAvax.of(amount.longValueExact());
    }

    /** {@return the amount that a transaction can spend now} */
    public NAvax free() {
        return nAvax(free);
    }

    /** {@return the amount that transactions of unfinished names spend, their change included} */
    public NAvax reserved() {
        return nAvax(reserved);
    }

    /**
     * {@return the amounts that cannot be spent yet, by the time at which their locks end; UTXOs that may be staked
     * earlier included}
     */
    public SortedMap<Instant, NAvax> locked() {
        SortedMap<Instant, NAvax> amounts = new TreeMap<>();
        locked.forEach((until, amount) -> amounts.put(until, nAvax(amount)));
        return Collections.unmodifiableSortedMap(amounts);
    }

    /** {@return the change of accepted transactions of this wallet that no lookup has shown yet} */
    public NAvax unconfirmed() {
        return nAvax(unconfirmed);
    }

    /** {@return the four amounts} */
    @Override
    public String toString() {
        return "WalletBalance[free " + free() + ", reserved " + reserved() + ", locked " + locked() + ", unconfirmed "
                + unconfirmed() + "]";
    }
}
