package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.wallet.internal.Settings;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Collects the options of a wallet, for {@link Wallet#of(io.github.avalanche4j.node.NodeClient, Consumer,
 * io.github.avalanche4j.wallet.key.Signer...)}. Not thread-safe.
 */
public final class WalletOptions {
    private Optional<OutputOwners> change = Optional.empty();
    private NAvax maxFee = NAvax.ofAvax("1");
    private BigDecimal pChainFeeMargin = BigDecimal.valueOf(2);
    private BigDecimal cChainFeeMargin = new BigDecimal("1.2");
    private PaymentStore store = PaymentStore.inMemory();
    private Duration pollInterval = Duration.ofMillis(250);

    private WalletOptions() {}

    static WalletOptions of(Consumer<? super WalletOptions> changes) {
        WalletOptions options = new WalletOptions();
        changes.accept(options);
        return options;
    }

    Settings settings() {
        return new Settings(change, maxFee, pChainFeeMargin, cChainFeeMargin, pollInterval);
    }

    PaymentStore store() {
        return store;
    }

    /**
     * Sets where payments are kept.
     *
     * @param store in memory unless set, so that no later process can continue them. Wallets with other keys or of another
     *     network need another one
     */
    public WalletOptions store(PaymentStore store) {
        this.store = Objects.requireNonNull(store, "store");
        return this;
    }

    /**
     * Sets the owner of change, and of the unlocked part of a stake when it ends.
     *
     * @param owner the first signer's address unless set; a wallet that pays on several chains needs an owner whose
     *     addresses are without a chain
     */
    public WalletOptions change(OutputOwners owner) {
        change = Optional.of(owner);
        return this;
    }

    /**
     * Sets the maximum fee. The wallet signs no transaction with a higher one, except to {@link Wallet#cancel}.
     *
     * @param most 1 AVAX unless set
     */
    public WalletOptions maxFee(NAvax most) {
        maxFee = Objects.requireNonNull(most, "maxFee");
        return this;
    }

    /**
     * Sets the factor by which the P-Chain's gas price is multiplied, because the price may rise before the transaction
     * arrives. An overpaid fee is not refunded.
     *
     * @param factor 1 or more; 2 unless set
     * @throws InvalidRequestException if it is below 1
     */
    public WalletOptions pChainFeeMargin(BigDecimal factor) {
        pChainFeeMargin = requireMargin("pChainFeeMargin", factor);
        return this;
    }

    /**
     * Sets the factor by which the C-Chain's base fee is multiplied.
     *
     * @param factor 1 or more; 1.2 unless set
     * @throws InvalidRequestException if it is below 1
     */
    public WalletOptions cChainFeeMargin(BigDecimal factor) {
        cChainFeeMargin = requireMargin("cChainFeeMargin", factor);
        return this;
    }

    private static BigDecimal requireMargin(String argument, BigDecimal margin) {
        if (margin.compareTo(BigDecimal.ONE) < 0) {
            throw new InvalidRequestException(argument, margin.toString(), "1 or more");
        }
        return margin;
    }

    /**
     * Sets the interval between polls of a transaction's status.
     *
     * @param interval more than 0; 250 ms unless set
     * @throws InvalidRequestException if it is not positive
     */
    public WalletOptions pollInterval(Duration interval) {
        pollInterval = Require.positive("pollInterval", interval);
        return this;
    }
}
