package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * The options of a wallet.
 *
 * @param change the owner of change, and of the unlocked part of a stake when it ends; if absent, the first signer's
 *     address. A wallet that pays on several chains needs an owner whose addresses are without a chain
 * @param maxFee the maximum fee; the wallet signs no transaction with a higher one
 * @param pChainFeeMargin the factor by which the P-Chain's gas price is multiplied, 1 or more, because the price may
 *     rise before the transaction arrives. An overpaid fee is not refunded
 * @param cChainFeeMargin the factor by which the C-Chain's base fee is multiplied, 1 or more
 * @param spendsUnconfirmedChange whether a draft may spend outputs of the wallet's own transactions that were sent but
 *     are not accepted yet. It is sent after they are accepted, because a node accepts it only then. If one of them is
 *     refused, the draft is refused too
 * @param pollInterval the interval between polls of a transaction's status
 * @param draftLifetime how long a draft that is not issued reserves what it spends
 */
public record WalletOptions(
        Optional<OutputOwners> change,
        NAvax maxFee,
        BigDecimal pChainFeeMargin,
        BigDecimal cChainFeeMargin,
        boolean spendsUnconfirmedChange,
        Duration pollInterval,
        Duration draftLifetime) {
    /**
     * The defaults: change to the first signer, twice the P-Chain's price, 1.2 times the C-Chain's, at most 1 AVAX of
     * fees, only accepted UTXOs, polls every 250 ms, and 10 minutes for drafts.
     */
    public static final WalletOptions DEFAULT = new WalletOptions(
            Optional.empty(),
            NAvax.of(UInt64.of(1_000_000_000)),
            BigDecimal.valueOf(2),
            new BigDecimal("1.2"),
            false,
            Duration.ofMillis(250),
            Duration.ofMinutes(10));

    public WalletOptions {
        Objects.requireNonNull(change, "change");
        Objects.requireNonNull(maxFee, "maxFee");
        requireMargin("pChainFeeMargin", pChainFeeMargin);
        requireMargin("cChainFeeMargin", cChainFeeMargin);
        Require.positive("pollInterval", pollInterval);
        Require.positive("draftLifetime", draftLifetime);
    }

    private static void requireMargin(String argument, BigDecimal margin) {
        if (margin.compareTo(BigDecimal.ONE) < 0) {
            throw new InvalidRequestException(argument, margin.toString(), "1 or more");
        }
    }

    /**
     * {@return these options with change to an owner}
     *
     * @param owner the owner
     */
    public WalletOptions withChange(OutputOwners owner) {
        return new WalletOptions(
                Optional.of(owner),
                maxFee,
                pChainFeeMargin,
                cChainFeeMargin,
                spendsUnconfirmedChange,
                pollInterval,
                draftLifetime);
    }

    /**
     * {@return these options with another maximum fee}
     *
     * @param most the maximum fee
     */
    public WalletOptions withMaxFee(NAvax most) {
        return new WalletOptions(
                change, most, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, pollInterval, draftLifetime);
    }

    /**
     * {@return these options with other margins over the prices of the node}
     *
     * @param onPChain the factor for the P-Chain's gas price
     * @param onCChain the factor for the C-Chain's base fee
     * @throws InvalidRequestException if a factor is below 1
     */
    public WalletOptions withFeeMargins(BigDecimal onPChain, BigDecimal onCChain) {
        return new WalletOptions(
                change, maxFee, onPChain, onCChain, spendsUnconfirmedChange, pollInterval, draftLifetime);
    }

    /**
     * {@return these options with another interval between checks}
     *
     * @param interval more than 0
     * @throws InvalidRequestException if it is not positive
     */
    public WalletOptions withPollInterval(Duration interval) {
        return new WalletOptions(
                change, maxFee, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, interval, draftLifetime);
    }

    /**
     * {@return these options with another policy for change that is not accepted yet}
     *
     * @param isSpent whether drafts may spend such change
     */
    public WalletOptions withUnconfirmedChange(boolean isSpent) {
        return new WalletOptions(
                change, maxFee, pChainFeeMargin, cChainFeeMargin, isSpent, pollInterval, draftLifetime);
    }

    /**
     * {@return these options with another time for drafts}
     *
     * @param lifetime how long a draft that is not issued reserves what it spends, more than 0
     * @throws InvalidRequestException if it is not positive
     */
    public WalletOptions withDraftLifetime(Duration lifetime) {
        return new WalletOptions(
                change, maxFee, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, pollInterval, lifetime);
    }
}
