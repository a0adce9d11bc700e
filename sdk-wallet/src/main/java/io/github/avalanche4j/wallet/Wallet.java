package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Engine;
import io.github.avalanche4j.wallet.internal.Ledger;
import io.github.avalanche4j.wallet.internal.Lookup;
import io.github.avalanche4j.wallet.internal.PaymentCalls;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Pays, moves and signs for some keys, through one node. Each payment has a name, which pays once, in this process, in the
 * next one, and after any crash: after any failure run the same call again; to stop a payment, cancel it; pay under
 * another name only after that. Thread-safe; several processes may share a store.
 *
 * <pre>{@code
 * Wallet wallet = Wallet.of(node, options -> options.store(PaymentStore.files(folder)), LocalSigner.of(key));
 * wallet.pay("withdrawal-4711", wallet.p().transfer(amount, to)).execute();
 * wallet.move("refill-7", Chain.C, Chain.P, amount).execute();
 * }</pre>
 *
 * <p>Processes with the same key share one store, or have a key each. Wallets with one key and two stores spend each other's
 * UTXOs, and equal payments of both may become one transaction; each fee includes a random tip of up to 0.00001 AVAX, which
 * makes that rare. The wallet trusts the node for UTXOs and prices: use your own node, or set {@link
 * WalletOptions#maxFee}. The caller closes the client.
 */
public final class Wallet {
    private final PaymentStore store;
    private final Engine engine;
    private final PaymentCalls calls;

    private Wallet(PaymentStore store, Engine engine) {
        this.store = store;
        this.engine = engine;
        this.calls = new PaymentCalls(engine, new OwnRequests(engine));
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
        Engine engine = new Engine(
                node, List.of(signers), chosen.settings(), new GuardedStore(chosen.store()), new PaymentFailures());
        return new Wallet(chosen.store(), engine);
    }

    /** {@return the operations of the P-Chain} */
    public PChainWallet p() {
        return new PChainWallet(engine);
    }

    /** {@return the operations of the X-Chain} */
    public XChainWallet x() {
        return new XChainWallet(engine);
    }

    /** {@return the operations of the C-Chain that move AVAX to and from the other two chains} */
    public CChainWallet c() {
        return new CChainWallet(engine);
    }

    /**
     * {@return a call that finds the AVAX of the wallet's keys on a chain, and how much of it unfinished names hold}
     */
    public Call<WalletBalance> balance(Chain chain) {
        Ledger ledger = engine.ledger();
        Lookup lookup = engine.lookup();
        return calls.refreshed(
                "balance",
                () -> chain == Chain.C
                        ? lookup.accounts(engine.accounts()).map(accounts -> new WalletBalance(ledger, accounts))
                        : lookup.ids()
                                .then(ids -> lookup.time(chain)
                                        .then(time -> lookup.utxos(chain, engine.addresses(chain, ids.network()))
                                                .map(utxos -> new WalletBalance(
                                                        ledger,
                                                        utxos,
                                                        ledger.awaited(chain, utxos),
                                                        ids.avaxAssetId(),
                                                        time)))));
    }

    /**
     * {@return a call that pays once for this name, and returns the accepted transaction} Run it again after any failure,
     * also in another process: it never pays twice. A name that has paid returns the same transaction, without asking the
     * node. The signed bytes are saved before they are sent. If the node refuses them because the price or the UTXOs have
     * changed, or no node has them any more, it pays by another transaction, of which the chain accepts only one: all
     * transactions of a name spend one common input.
     *
     * <p>It fails with an {@link io.github.avalanche4j.wallet.builder.InsufficientFundsException}, a {@link
     * io.github.avalanche4j.wallet.builder.NotAuthorizedException}, or an {@link InvalidRequestException} if the node
     * would refuse the transaction or the fee is above {@link WalletOptions#maxFee}; with a {@link TxRefusedException} if
     * the node refuses it and another one would not be accepted either; with a {@link TxUnconfirmedException} if the
     * outcome of a transaction is not known at the end; and with the exceptions of the store.
     *
     * @param name the name, 1 to 100 characters without line breaks
     * @param request the payment; in another process, an equal one
     * @throws InvalidRequestException if the name is malformed; in a run, if it belongs to another payment, or was cancelled
     */
    public Call<IssuedTx> pay(String name, TxRequest request) {
        PaymentRecord.requireName(name);
        return calls.pay(name, Objects.requireNonNull(request, "request").plan())
                .map(IssuedTx::of);
    }

    /**
     * {@return a call that pays once for this request} However often it runs, and from however many threads, it pays once.
     * For a second payment, make a second request, also an equal one. Its record in the store has a random name, by which
     * {@link #resume} continues it after a crash.
     */
    public Call<IssuedTx> pay(TxRequest request) {
        return pay(request.name(), request);
    }

    /**
     * {@return a call that moves AVAX from one chain to another once for this name, owned by the first signer on both, and
     * returns the accepted import} A move exports, waits until the export is accepted, and imports. It is also done if
     * another program imports the exported amount. It fails as {@link #pay} does.
     *
     * @param name the name, 1 to 100 characters without line breaks
     * @param from the source chain
     * @param to the destination, another chain
     * @param amount the amount to export: the destination gets it minus the fee of the import, and the source pays the
     *     fee of the export in addition
     * @throws InvalidRequestException if both chains are the same, or the name is malformed; in a run, if it belongs to
     *     another payment, or was cancelled
     */
    public Call<IssuedTx> move(String name, Chain from, Chain to, NAvax amount) {
        PaymentRecord.requireName(name);
        return calls.move(name, from, to, amount).map(IssuedTx::of);
    }

    /**
     * {@return a call after which a name has paid, or never pays} It returns the accepted transaction, or empty if the name
     * never pays. A name that sent nothing is free of charge; else one more transaction spends the common input back to the
     * wallet, for a fee that may be above {@link WalletOptions#maxFee}. Run it again after any failure, and after a crash
     * before {@link #resume}: a call that ended before it saved that transaction has stopped nothing, so {@code resume}
     * goes on with the payment. What a move has exported is imported, because that is accepted.
     *
     * @param name the name of a payment or a move; it need not have begun
     */
    public Call<Optional<IssuedTx>> cancel(String name) {
        PaymentRecord.requireName(name);
        return calls.cancel(name).map(paid -> paid.map(IssuedTx::of));
    }

    /**
     * {@return a call that continues what is unfinished, several names at the same time, and returns what could not be
     * finished, by name} Each name has a share of its time, so that it returns all failures, those of the store included.
     * Run it after a start, and again for what failed. A transaction that the node refuses needs a new one: call {@link
     * #pay} with its request. What never began is not in the store: run its call again, too.
     */
    public Call<Map<String, RuntimeException>> resume() {
        return calls.resume();
    }

    /** {@return the payments, moves and other work that are not finished, from the store} */
    public List<PaymentRecord> unfinished() {
        return store.unfinished();
    }

    /** {@return where payments are kept} */
    public PaymentStore store() {
        return store;
    }

    /**
     * {@return a call that looks up UTXOs, prices and owners, and builds a transaction} It holds nothing, and each run
     * builds another one: of two that spend the same, one is refused. Use it to see the fee, or for signers elsewhere.
     */
    public Call<BuiltTx> build(TxRequest request) {
        return calls.build(request.plan());
    }

    /** {@return a call that signs a transaction with this wallet's signers} {@link SignedTx#sign} adds those of others. */
    public Call<SignedTx> sign(BuiltTx built) {
        return engine.sequence("sign", run -> engine.sign(SignedTx.of(built)));
    }

    /**
     * {@return a call that sends a transaction of {@link #build}, and polls until it is accepted} It always sends the same
     * bytes, so it may run any number of times. It returns the accepted transaction, perhaps with other signatures. It fails
     * as {@link #pay} does, and with a {@link io.github.avalanche4j.node.utxo.TxRejectedException} if another transaction
     * has spent one of its inputs.
     *
     * @param complete the transaction with all its signatures
     * @throws InvalidRequestException if a signature is missing
     */
    public Call<SignedTx> send(SignedTx complete) {
        return calls.send(complete);
    }
}
