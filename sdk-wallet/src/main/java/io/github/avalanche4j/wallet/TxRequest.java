package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request for one transaction, such as one payment. Creating it sends nothing; {@link #prepare} and {@link #issue}
 * return calls that do. However often, and from however many threads, its calls run, at most one transaction of the
 * request is accepted. For a second payment, make a second request.
 */
public final class TxRequest {
    /** Builds the transaction from what a lookup found, with a tip in nAVAX. */
    @FunctionalInterface
    interface Build {
        BuiltTx of(Available available, long tip);
    }

    private final WalletContext wallet;
    private final Chain chain;
    private final String name;
    private final String purpose; // now, because the caller may change a list later
    private final Call<Build> lookUp;
    private final AtomicReference<@Nullable TxDraft> current = new AtomicReference<>();
    private final AtomicReference<@Nullable String> boundTo = new AtomicReference<>(); // the name of a payment

    /**
     * A request of a wallet.
     *
     * @param arguments what distinguishes it from other requests of the same name
     * @param lookUp asks the node for the builder's data
     */
    TxRequest(WalletContext wallet, Chain chain, String name, List<?> arguments, Call<Build> lookUp) {
        this.wallet = wallet;
        this.chain = chain;
        this.name = name;
        this.purpose = arguments.stream().map(TxRequest::text).collect(Collectors.joining(", ", name + "(", ")"));
        this.lookUp = lookUp;
    }

    private TxRequest(WalletContext wallet, Chain chain, String purpose, Call<Build> lookUp) {
        this.wallet = wallet;
        this.chain = chain;
        this.name = "resume";
        this.purpose = purpose;
        this.lookUp = lookUp;
    }

    /** A request that continues the transactions of a record, and makes no other. */
    static TxRequest of(WalletContext wallet, PaymentRecord record) {
        return new TxRequest(
                wallet,
                KeptTxs.of(record).last().tx().spent().chain(),
                record.purpose(),
                Sequence.failed(new InvalidRequestException(
                        "name",
                        record.name(),
                        "the name of a payment that was not refused",
                        "pay it with its request")));
    }

    /** What it does, in one line: the same for all requests that do the same. */
    String purpose() {
        return purpose;
    }

    private static String text(Object argument) {
        return argument instanceof Bytes bytes
                ? bytes.size() + " bytes " + Sha256.idOf(bytes)
                : String.valueOf(argument);
    }

    /**
     * {@return a call that looks up UTXOs, prices and owners, and builds the transaction} It does not send the
     * transaction. Each run returns the same draft, until that is {@linkplain TxDraft#release released} or refused. If
     * other transactions of the wallet have reserved the funds, it waits for them until its deadline.
     *
     * <p>It fails with an {@link InsufficientFundsException}, a {@link
     * io.github.avalanche4j.wallet.builder.NotAuthorizedException}, or an {@link InvalidRequestException} if the node
     * would refuse the transaction or the fee is above {@link WalletOptions#maxFee}.
     *
     * @throws IllegalStateException in a run, if the request has the name of a payment, whose store does not have the
     *     transaction: only {@link Payments} continue it
     */
    public Call<TxDraft> prepare() {
        return prepared(null);
    }

    private Call<TxDraft> prepared(@Nullable String payment) {
        return wallet.sequence(name + ".prepare", run -> {
            AtomicReference<@Nullable InsufficientFundsException> lacking = new AtomicReference<>();
            Call<TxDraft> prepared = Sequence.repeat(wallet.options().pollInterval(), () -> {
                Optional<TxDraft> open = usable();
                requireKept(payment, open);
                return open.map(draft -> Call.completed(Optional.of(draft))).orElseGet(() -> lookedUp(lacking));
            });
            return Sequence.recover(prepared, failure -> {
                InsufficientFundsException reserved = lacking.get();
                throw reserved != null && Sequence.isLate(failure)
                        ? reserved.whileReserved(wallet.holdings().count(chain))
                        : failure;
            });
        });
    }

    private Optional<TxDraft> usable() {
        return Optional.ofNullable(current.get()).flatMap(TxDraft::open);
    }

    private Call<Optional<TxDraft>> lookedUp(AtomicReference<@Nullable InsufficientFundsException> lacking) {
        long start = wallet.holdings().clock().nanoTime();
        return lookUp.then(build -> {
            lacking.set(null);
            TxDraft before = current.get();
            Optional<TxDraft> open = usable();
            if (open.isPresent() || wallet.holdings().isStale(start)) {
                return Call.completed(open);
            }
            try {
                return before == null || before.rivals().isEmpty()
                        ? Call.completed(drafted(before, build))
                        : renewed(before, build);
            } catch (InsufficientFundsException e) {
                requireEnoughLater(build, e);
                lacking.set(e);
                return Call.completed(usable()); // another run may have reserved the funds for this request
            }
        });
    }

    private Optional<TxDraft> drafted(@Nullable TxDraft before, Build build) {
        Available available =
                new Available.Free(wallet.holdings(), chain, wallet.options().spendsUnconfirmedChange(), List.of());
        while (true) {
            BuiltTx built = new NewTx(wallet, build).of(available);
            if (wallet.holdings().reserve(built)) {
                return current(before, built, List.of());
            } // else another transaction has reserved one of the UTXOs
        }
    }

    /**
     * A transaction that spends an input of each that was refused: another node may still have those, if a request
     * arrived twice. Once other transactions have spent these inputs, it may spend any.
     */
    private Call<Optional<TxDraft>> renewed(TxDraft before, Build build) {
        List<TxDraft> rivals = before.rivals();
        Available.Free shared = shared(rivals);
        Optional<BuiltTx> built = built(shared, () -> new NewTx(wallet, build).of(shared));
        if (!shared.isShown().get()) {
            Call<?> missed = before.poll();
            for (TxDraft rival : rivals) {
                missed = missed.then(known -> rival.missed());
            }
            return missed.map(known -> usable());
        }
        rivals.forEach(TxDraft::seen);
        return Call.completed(built.filter(each -> wallet.holdings().reserve(each, shared.earlier()))
                .flatMap(each -> current(before, each, rivals)));
    }

    private Available.Free shared(List<TxDraft> rivals) {
        return new Available.Free(
                wallet.holdings(),
                chain,
                false,
                rivals.stream().map(TxDraft::built).toList());
    }

    /** The transaction in place of earlier ones; absent if no lookup shows what they spend. */
    private static Optional<BuiltTx> built(Available.Free shared, Supplier<BuiltTx> build) {
        try {
            return Optional.of(build.get());
        } catch (InsufficientFundsException e) {
            if (shared.isShown().get()) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** Makes a draft the current one, unless another run was first. */
    private Optional<TxDraft> current(@Nullable TxDraft before, BuiltTx built, List<TxDraft> rivals) {
        Optional<TxRefusedException> replaced = before != null
                        && before.state() instanceof TxState.Ended ended
                        && ended.failure() instanceof TxRefusedException refused
                ? Optional.of(refused)
                : Optional.empty();
        TxDraft draft = new TxDraft(wallet, built, replaced, rivals);
        boolean mayFollow = before == null || rivals.contains(before) || before.retire();
        if (mayFollow && current.compareAndSet(before, draft)) {
            return Optional.of(draft);
        }
        draft.release();
        return usable();
    }

    /** Fails unless the funds suffice when other transactions of the wallet are finished, which some may be by now. */
    private void requireEnoughLater(Build build, InsufficientFundsException lacking) {
        Available later = new Available.Later(wallet.holdings(), chain);
        try {
            BuiltTx unused =
                    wallet.holdings().mayFree(chain) ? build.of(later, 0) : new NewTx(wallet, build).of(later, 0);
        } catch (AvalancheException e) {
            throw lacking;
        }
    }

    /**
     * {@return a call that prepares, signs, sends, and polls until the transaction is accepted} Run it again after any
     * failure, interrupted or not, and from any thread: it pays once, and returns the same result from then on.
     *
     * <p>It fails like {@link #prepare} and {@link TxDraft#issue()}. If the node refuses the transaction because the
     * price or the UTXOs have changed since, or another transaction in its mempool spends the same UTXO, it prepares
     * another one; {@link IssuedTx#replaced} is then present.
     */
    public Call<IssuedTx> issue() {
        return wallet.sequence(name + ".issue", this::explained, run -> issued());
    }

    private Call<IssuedTx> issued() {
        AtomicReference<@Nullable RuntimeException> last = new AtomicReference<>();
        Call<IssuedTx> accepted = Sequence.repeat(
                wallet.options().pollInterval(),
                () -> ready(null)
                        .then(draft -> Sequence.recover(draft.issue().map(Optional::of), failure -> {
                            if (TxRefusedException.isOutdated(failure)) {
                                last.set(failure);
                            } else if (!(failure instanceof NotReservedException)) {
                                throw failure;
                            }
                            return Call.completed(Optional.empty());
                        })));
        return Sequence.recover(accepted, failure -> {
            RuntimeException refusal = last.get();
            throw refusal != null && Sequence.isLate(failure) && !isInDoubt() ? refusal : failure;
        });
    }

    /**
     * A draft whose inputs exist: a node refuses others, and a store would keep them in vain.
     *
     * @param payment the name of the payment that keeps the draft; null if none does
     */
    Call<TxDraft> ready(@Nullable String payment) {
        return Sequence.repeat(
                wallet.options().pollInterval(),
                () -> prepared(payment)
                        .then(draft -> draft.inputsExist().map(exist -> {
                            boolean isSent = exist || !draft.endsWithoutInputs();
                            return Optional.of(draft).filter(each -> isSent);
                        })));
    }

    /**
     * {@return a call that pays by another transaction, which spends one of the same inputs and pays more for gas, so
     * that at most one of the two is accepted} Use it if the outcome of the sent transaction stays unknown: it was
     * dropped, or refused after it may have been sent. It returns the transaction that was accepted, whichever it is.
     *
     * <p>It fails like {@link #issue}, and with an {@link IllegalStateException} if nothing was sent, or none of the
     * inputs is left, because some transaction has spent them.
     */
    public Call<IssuedTx> replace() {
        return wallet.sequence(
                name + ".replace",
                this::explained,
                run -> prepareReplacement(null).then(TxDraft::issue));
    }

    /** A draft that replaces the sent one; the sent one itself if that is accepted. */
    Call<TxDraft> prepareReplacement(@Nullable String payment) {
        TxDraft before = current.get();
        Optional<TxDraft> open = usable();
        if (before == null || open.isEmpty() || sentId().isEmpty()) {
            throw new IllegalStateException(name + ": nothing was sent that could be replaced");
        }
        requireKept(payment, Optional.empty());
        TxDraft sent = open.get();
        Call<Optional<TxDraft>> accepted = before.poll().map(known -> known.map(tx -> usable().orElse(sent)));
        return accepted.then(known -> known.isPresent()
                        ? Call.completed(known)
                        : lookUp.map(build -> replacement(before, sent, build)))
                .then(known -> known.isPresent() ? Call.completed(known) : accepted) // since the first poll
                .map(known -> known.orElseThrow(() -> irreplaceable(sent)));
    }

    /** All its signed transactions, for a store: also those after the one to send next, which were refused. */
    KeptTxs kept() {
        return Objects.requireNonNull(current.get()).kept();
    }

    /** Whether it has made a transaction. */
    boolean isPrepared() {
        return current.get() != null;
    }

    /** Whether a transaction of this request was sent and may be accepted. */
    private boolean isInDoubt() {
        TxDraft draft = current.get();
        return draft != null && draft.isInDoubt();
    }

    RuntimeException explained(RuntimeException failure) {
        TxDraft draft = current.get();
        return draft == null ? failure : draft.explained(failure);
    }

    /** Continues with kept transactions, which another process may have sent. */
    TxDraft resumed(KeptTxs kept) {
        TxDraft own = current.get();
        if (own != null && own.covers(kept)) {
            return own; // it may have more, which another thread saves, or has saved since the store was read
        } else if (own != null && !own.isIn(kept) && !wallet.isSaved(own.built())) {
            if (own.releaseUnlessSent().isPresent() || own.sentId().isPresent()) {
                throw new InvalidRequestException(
                        "request", toString(), "a request that has not been issued before it got its name");
            }
        }
        TxDraft draft = TxDraft.resumed(wallet, kept);
        return current.compareAndSet(own, draft) ? draft : resumed(kept);
    }

    /** Ends what it has made, because its name has paid by a transaction, which another process may have made. */
    void ended(SignedTx accepted) {
        TxDraft draft = current.get();
        if (draft != null) {
            wallet.issuance(accepted).accept();
            draft.endedBy(accepted);
        }
    }

    /** A later process does not know a transaction that the store of this request's name does not have. */
    private void requireKept(@Nullable String payment, Optional<TxDraft> open) {
        String bound = boundTo.get();
        if (bound != null
                && !bound.equals(payment)
                && open.filter(TxDraft::isKept).isEmpty()) {
            throw new IllegalStateException(
                    name + " has the name " + bound + ": continue it with pay() or replace() of that name");
        }
    }

    /** Binds this request to one name, because it pays once. */
    void requireName(String name) {
        TxDraft draft = current.get();
        if (boundTo.compareAndSet(null, name) && draft != null) {
            wallet.keep(draft.built(), Saved.NO);
        }
        String bound = Objects.requireNonNull(boundTo.get());
        if (!name.equals(bound)) {
            throw new InvalidRequestException(
                    "request", toString(), "a request of its own for each name", "it belongs to " + bound);
        }
    }

    /** The draft to issue next; absent if none of the inputs that it would spend is shown. */
    private Optional<TxDraft> replacement(TxDraft before, TxDraft sent, Build build) {
        List<TxDraft> rivals = before.rivals();
        if (!before.isInDoubt() || sent.sentId().isEmpty()) {
            return Optional.of(sent); // its outcome is known now, or it is a replacement that was not sent
        }
        Available.Free shared = shared(rivals);
        return built(shared, () -> new NewTx(wallet, build).dearerThan(shared.earlier(), shared))
                .filter(built -> wallet.holdings().reserve(built, shared.earlier()))
                .map(built -> current(before, built, rivals).orElse(sent));
    }

    private static IllegalStateException irreplaceable(TxDraft sent) {
        return new IllegalStateException("transaction " + sent.sentId().orElse(Id.EMPTY)
                + " cannot be replaced: the node shows none of its inputs, so it or another transaction was accepted,"
                + " or the node lags; issue it again to learn its outcome");
    }

    /** {@return the id of the transaction that was sent; absent before} */
    public Optional<Id> sentId() {
        return Optional.ofNullable(current.get())
                .flatMap(draft -> draft.openId().or(draft::sentId));
    }

    /** {@return the description of the request} */
    @Override
    public String toString() {
        return "TxRequest[" + purpose() + "]";
    }
}
