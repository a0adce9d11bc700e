package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.wallet.build.NAvax;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * How a wallet spends.
 *
 * @param change who gets change, and in the end the unlocked part of a stake; absent is the first signer's address
 * @param maxFee nothing is signed whose fee is above this
 * @param pChainFeeMargin how many times the P-Chain's gas price is paid, 1 or more. The price may rise until the
 *     transaction arrives; what is paid too much is not given back
 * @param cChainFeeMargin how many times the C-Chain's base fee is paid, 1 or more
 * @param spendsUnconfirmedChange whether a draft may spend the outputs of the wallet's own transactions that were sent
 *     and are not accepted yet. It is sent when they are accepted, since a node takes it only then; if one of them is
 *     refused, so is the draft
 * @param pollInterval how long to wait before asking again what became of a transaction
 */
public record WalletOptions(
        Optional<OutputOwners> change,
        NAvax maxFee,
        BigDecimal pChainFeeMargin,
        BigDecimal cChainFeeMargin,
        boolean spendsUnconfirmedChange,
        Duration pollInterval) {
    /**
     * Change to the first signer, 2 times the P-Chain's price, 1.2 times the C-Chain's, at most 1 AVAX; only accepted
     * UTXOs are spent.
     */
    public static final WalletOptions DEFAULT = new WalletOptions(
            Optional.empty(),
            NAvax.of(UInt64.of(1_000_000_000)),
            BigDecimal.valueOf(2),
            new BigDecimal("1.2"),
            false,
            Duration.ofMillis(250));

    public WalletOptions {
        Objects.requireNonNull(change, "change");
        Objects.requireNonNull(maxFee, "maxFee");
        requireMargin("pChainFeeMargin", pChainFeeMargin);
        requireMargin("cChainFeeMargin", cChainFeeMargin);
        Require.positive("pollInterval", pollInterval);
    }

    private static void requireMargin(String argument, BigDecimal margin) {
        if (margin.compareTo(BigDecimal.ONE) < 0) {
            throw new InvalidRequestException(argument, margin.toString(), "1 or more");
        }
    }

    /**
     * {@return these with change to an owner}
     *
     * @param owner the owner
     */
    public WalletOptions withChange(OutputOwners owner) {
        return new WalletOptions(
                Optional.of(owner), maxFee, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, pollInterval);
    }

    /**
     * {@return these with another limit of fees}
     *
     * @param most the highest fee that is signed
     */
    public WalletOptions withMaxFee(NAvax most) {
        return new WalletOptions(change, most, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, pollInterval);
    }

    /**
     * {@return these with other margins over the prices that a node gives}
     *
     * @param onPChain how many times the P-Chain's gas price is paid
     * @param onCChain how many times the C-Chain's base fee is paid
     * @throws InvalidRequestException below 1
     */
    public WalletOptions withFeeMargins(BigDecimal onPChain, BigDecimal onCChain) {
        return new WalletOptions(change, maxFee, onPChain, onCChain, spendsUnconfirmedChange, pollInterval);
    }

    /**
     * {@return these with another time between two questions}
     *
     * @param interval more than 0
     * @throws InvalidRequestException if it is not
     */
    public WalletOptions withPollInterval(Duration interval) {
        return new WalletOptions(change, maxFee, pChainFeeMargin, cChainFeeMargin, spendsUnconfirmedChange, interval);
    }

    /**
     * {@return these with another policy for change that is not accepted yet}
     *
     * @param isSpent whether drafts may spend it
     */
    public WalletOptions withUnconfirmedChange(boolean isSpent) {
        return new WalletOptions(change, maxFee, pChainFeeMargin, cChainFeeMargin, isSpent, pollInterval);
    }
}
