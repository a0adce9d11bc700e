package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Lookup;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Builds, signs and sends transactions for some keys, through one node. Thread-safe; two drafts of one wallet never
 * spend the same UTXO. Another wallet with the same keys does not know this one's drafts, so use each key in one
 * wallet.
 *
 * <p>The wallet trusts the node for UTXOs and prices. Use your own node, or set {@link WalletOptions#maxFee}. The
 * caller closes the client.
 */
public final class Wallet {
    private final WalletContext context;
    private final PaymentStore store;

    private Wallet(WalletContext context, PaymentStore store) {
        this.context = context;
        this.store = store;
    }

    /**
     * {@return a wallet with default options}
     *
     * @param node the node
     * @param signers the signers, one or more
     * @throws InvalidRequestException if there is none
     */
    public static Wallet of(NodeClient node, Signer... signers) {
        return of(node, options -> {}, signers);
    }

    /**
     * {@return a wallet}
     *
     * @param node the node
     * @param options sets options that differ from the defaults
     * @param signers the signers, one or more
     * @throws InvalidRequestException if there is none, or an option is out of range
     */
    public static Wallet of(NodeClient node, Consumer<? super WalletOptions> options, Signer... signers) {
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(options, "options");
        if (signers.length == 0) {
            throw new InvalidRequestException("signers", "", "at least one");
        }
        WalletOptions chosen = WalletOptions.of(options);
        return new Wallet(new WalletContext(node, chosen.settings(), signers), chosen.store());
    }

    /** {@return the operations of the P-Chain} */
    public PChainWallet p() {
        return new PChainWallet(context);
    }

    /** {@return the operations of the X-Chain} */
    public XChainWallet x() {
        return new XChainWallet(context);
    }

    /** {@return the operations of the C-Chain that move AVAX to and from the other two chains} */
    public CChainWallet c() {
        return new CChainWallet(context);
    }

    /**
     * {@return a transfer of AVAX from one chain to another, owned by the first signer on both} Nothing is sent yet.
     *
     * @param from the source chain
     * @param to the destination, another chain
     * @param amount the amount to export: the destination gets it minus the fee of the import, and the source pays the
     *     fee of the export in addition
     * @throws InvalidRequestException if both chains are the same
     */
    public CrossChainTransfer move(Chain from, Chain to, NAvax amount) {
        return CrossChainTransfer.planned(context, from, to, amount);
    }

    /**
     * {@return a transfer that continues from a saved state}
     *
     * @param state the text of {@link CrossChainTransfer#state}
     * @throws InvalidRequestException if it is not such a text
     */
    public CrossChainTransfer resume(String state) {
        return CrossChainTransfer.parse(context, state);
    }

    /**
     * {@return a call that finds the AVAX of the wallet's keys on a chain, and how much of it the wallet's own
     * transactions have reserved}
     */
    public Call<WalletBalance> balance(Chain chain) {
        Lookup lookup = context.lookup();
        Holdings holdings = context.holdings();
        return context.sequence(
                "balance",
                run -> chain == Chain.C
                        ? lookup.accounts(context.accounts()).map(accounts -> new WalletBalance(holdings, accounts))
                        : lookup.ids()
                                .then(ids -> lookup.time(chain)
                                        .then(time -> lookup.utxos(chain, context.addresses(chain, ids.network()))
                                                .map(utxos -> new WalletBalance(
                                                        holdings,
                                                        utxos,
                                                        holdings.awaited(chain, utxos),
                                                        ids.avaxAssetId(),
                                                        time)))));
    }

    /**
     * {@return payments with names, each of which pays once, over any crash}
     *
     * @param store where they are kept; make one for the process. Wallets with other keys or of another network need
     *     another one
     */
    public Payments payments(PaymentStore store) {
        return new Payments(context, Objects.requireNonNull(store, "store"), List.of(this::resume));
    }

    /**
     * {@return a call that sends a signed transaction, which an earlier process may have sent, and polls until it is
     * accepted} It asks for the transaction's status first, unless it is a draft of this wallet. It fails as {@link
     * TxDraft#issue()} does, and sends nothing if it is a draft of this wallet that was released. What the transaction
     * spends stays reserved until it is final or {@link #release}d.
     *
     * @param tx the transaction with all its signatures, such as {@link TxDraft#signWithWallet} returns it
     * @throws InvalidRequestException if a signature is missing
     */
    public Call<SignedTx> issue(SignedTx tx) {
        requireComplete("tx", tx);
        return context.sequence("issue", run -> {
            Issuance one = context.issuance(tx);
            return one.accepted().map(one::returned);
        });
    }

    static SignedTx requireComplete(String argument, SignedTx tx) {
        if (!tx.isComplete()) {
            Set<?> signers = tx.missing().isEmpty() ? tx.missingAccounts() : tx.missing();
            throw new InvalidRequestException(argument, tx.toString(), "complete", "missing signatures: " + signers);
        }
        return tx;
    }

    /**
     * {@return whether this wallet knows that a node has refused a transaction, or that it will not be accepted} False for a
     * transaction that this wallet does not know, or that it sends again because it may have been sent before its refusal.
     */
    public boolean isRefused(SignedTx tx) {
        return context.known(tx.id())
                .filter(known -> known.state().hasRefusal())
                .isPresent();
    }

    /**
     * Frees what a transaction spends that {@link #issue} did not finish.
     *
     * @throws IllegalStateException if it was sent and may still be accepted, or is accepted, or a {@link PaymentStore}
     *     has it: another one could then pay a second time
     */
    public void release(SignedTx tx) {
        Issuance one = Issuance.of(context, tx);
        boolean isKnown = context.known(tx.id()).isPresent() || one.state() instanceof TxState.Signed;
        (isKnown ? context.issuance(tx) : one).releaseForGood(); // one that it did not know is not remembered
    }

    /**
     * Frees what a transaction spends, even if it was sent and may still be accepted. Use it if you know
     * that the transaction will not be accepted, because a wallet elsewhere has spent its inputs, or if the chain will
     * accept only it or its successor: the P-Chain accepts only one transaction with the same Warp message. Otherwise
     * the next payment may pay a second time.
     */
    public void abandon(SignedTx tx) {
        context.issuance(tx).abandon();
    }

    /** {@return a call that pays once for a name} */
    public Call<IssuedTx> pay(String name, TxRequest request) {
        return Sequence.failed(new UnsupportedOperationException(name + request));
    }

    /** {@return a call that pays once for a request} */
    public Call<IssuedTx> pay(TxRequest request) {
        return Sequence.failed(new UnsupportedOperationException(request.toString()));
    }

    /** {@return a call that moves once for a name} */
    public Call<IssuedTx> move(String name, Chain from, Chain to, NAvax amount) {
        return Sequence.failed(new UnsupportedOperationException(name + from + to + amount));
    }

    /** {@return a call after which a name never pays, or the transaction by which it had paid} */
    public Call<Optional<IssuedTx>> cancel(String name) {
        return Sequence.failed(new UnsupportedOperationException(name));
    }

    /** {@return a call that continues all that is unfinished, with the failures by name} */
    public Call<Map<String, RuntimeException>> resume() {
        return Sequence.failed(new UnsupportedOperationException());
    }

    /** {@return the payments that are not finished} */
    public List<PaymentRecord> unfinished() {
        return store().unfinished();
    }

    /** {@return where payments are kept} */
    public PaymentStore store() {
        return store;
    }

    /** {@return a call that builds a transaction and reserves nothing} */
    public Call<BuiltTx> build(TxRequest request) {
        return Sequence.failed(new UnsupportedOperationException(request.toString()));
    }

    /** {@return a call that adds the signatures of this wallet's signers} */
    public Call<SignedTx> sign(BuiltTx built) {
        return context.sign(SignedTx.of(built));
    }

    /** {@return a call that sends a complete transaction, and returns the accepted one} */
    public Call<SignedTx> send(SignedTx complete) {
        return Sequence.failed(new UnsupportedOperationException(complete.toString()));
    }
}
