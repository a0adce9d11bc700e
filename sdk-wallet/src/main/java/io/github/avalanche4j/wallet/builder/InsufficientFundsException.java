package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the UTXOs that the signing addresses can spend now, or the balances of accounts of the C-Chain, do not
 * suffice. Nothing was sent.
 *
 * @serial exclude
 */
public final class InsufficientFundsException extends AvalancheException {
    private static final long serialVersionUID = 1;

    // texts, which Java serialization keeps
    private final @Nullable String assetId;
    private final @Nullable String missing;

    private InsufficientFundsException(
            String message, boolean isTransient, Optional<Id> assetId, Optional<UInt64> missing) {
        super(message, "", isTransient, null);
        this.assetId = assetId.map(Id::toString).orElse(null);
        this.missing = missing.map(UInt64::toString).orElse(null);
    }

    static InsufficientFundsException of(Id assetId, Id avax, UInt64 missing, String use) {
        String amount = assetId.equals(avax)
                ? NAvax.of(missing) + " more are needed "
                : missing + " more units of asset " + assetId + " are needed ";
        return new InsufficientFundsException(
                "insufficient funds: " + amount + use
                        + "; UTXOs that are locked, or that the given addresses cannot sign for, do not count",
                false,
                Optional.of(assetId),
                Optional.of(missing));
    }

    /** {@code accounts} are those of the C-Chain that pay. */
    static InsufficientFundsException ofAccounts(Id avax, UInt64 missing, String use, String accounts) {
        return new InsufficientFundsException(
                "insufficient funds: " + NAvax.of(missing) + " more are needed " + use + "; "
                        + (accounts.isEmpty() ? "no account of the C-Chain pays" : accounts),
                false,
                Optional.of(avax),
                Optional.of(missing));
    }

    static InsufficientFundsException none(String message) {
        return new InsufficientFundsException(
                "insufficient funds: " + message, false, Optional.empty(), Optional.empty());
    }

    /**
     * {@return the same failure, which ends when other transactions of the wallet do}
     *
     * @param transactions the number of transactions that have reserved what is missing
     */
    public InsufficientFundsException whileReserved(long transactions) {
        return new InsufficientFundsException(
                getMessage() + "; the rest is reserved by " + transactions + " of this wallet's transactions that are"
                        + " not finished: finish or cancel them, or allow more time with timeout()",
                true,
                assetId(),
                missing());
    }

    /** {@return the asset that is missing; absent if no amount is missing, such as for a mint right} */
    public Optional<Id> assetId() {
        return Optional.ofNullable(assetId).map(Id::parse);
    }

    /**
     * {@return the missing amount, in the asset's smallest unit: nAVAX for AVAX} Further inputs would cost a further
     * fee. Absent if no amount is missing.
     */
    public Optional<UInt64> missing() {
        return Optional.ofNullable(missing).map(UInt64::parse);
    }
}
