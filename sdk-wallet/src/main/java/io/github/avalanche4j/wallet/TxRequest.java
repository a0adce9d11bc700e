package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.internal.Build;
import io.github.avalanche4j.wallet.internal.TxPlan;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request for one transaction, such as one payment. Creating it sends nothing; {@link #prepare} and {@link #issue}
 * return calls that do. However often, and from however many threads, its calls run, at most one transaction of the
 * request is accepted. For a second payment, make a second request.
 */
public final class TxRequest {
    static final int MOST_REFUSED = 20; // in one run; each further transaction has to exclude all of them

    /** Nothing takes the place of what was sent, now or ever. */
    static final class IrreplaceableException extends IllegalStateException {
        private static final long serialVersionUID = 1;

        IrreplaceableException(String message) {
            super(message);
        }
    }

    private final WalletContext wallet;
    private final Chain chain;
    private final String name;
    private final String purpose; // now, because the caller may change a list later
    private final Call<Build> lookUp;
    private final RequestState current;
    private final String ownName = "request-" + UUID.randomUUID();

    /**
     * A request of a wallet.
     *
     * @param arguments what distinguishes it from other requests of the same name
     * @param lookUp asks the node for the builder's data
     */
    TxRequest(WalletContext wallet, Chain chain, String name, List<?> arguments, Call<Build> lookUp) {
        this(
                wallet,
                chain,
                name,
                arguments.stream().map(TxRequest::text).collect(Collectors.joining(", ", name + "(", ")")),
                lookUp);
    }

    /**
     * {@return the same request with other words for what it does}
     *
     * @param purpose the words, by which a {@link PaymentStore} knows it: another request with the same words is the same
     *     payment
     */
    public TxRequest describedAs(String purpose) {
        return new TxRequest(wallet, chain, name, Objects.requireNonNull(purpose, "purpose"), lookUp);
    }

    private TxRequest(WalletContext wallet, Chain chain, String name, String purpose, Call<Build> lookUp) {
        this.wallet = wallet;
        this.chain = chain;
        this.name = name;
        this.purpose = purpose;
        this.lookUp = lookUp;
        this.current = new RequestState(wallet, chain, "TxRequest[" + purpose + "]");
    }

    /** A request that continues the transactions of a record, and makes no other. */
    static TxRequest of(WalletContext wallet, PaymentRecord record) {
        return new TxRequest(
                wallet,
                KeptTxs.of(record).last().tx().spent().chain(),
                "resume",
                record.purpose(),
                Sequence.failed(new InvalidRequestException(
                        "payment", record.name(), "the name of one that was not refused", "pay it with its request")));
    }

    /** What the engine makes its transaction of. */
    TxPlan plan() {
        return new TxPlan(chain, purpose, lookUp);
    }

    /** The name of what is paid without one. */
    String ownName() {
        return ownName;
    }

    /** What it has made so far, and its name. */
    RequestState current() {
        return current;
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
     * transaction. Each run returns the same draft, until that is {@linkplain TxDraft#release released} or refused, or
     * another draft spends the same after its {@linkplain WalletOptions#draftLifetime lifetime}. If other transactions
     * of the wallet have reserved the funds, it waits for them until its deadline.
     *
     * <p>It fails with an {@link InsufficientFundsException}, a {@link
     * io.github.avalanche4j.wallet.builder.NotAuthorizedException}, or an {@link InvalidRequestException} if the node
     * would refuse the transaction or the fee is above {@link WalletOptions#maxFee}.
     *
     * @throws IllegalStateException in a run, if the request has the name of a payment, whose store does not have the
     *     transaction: only {@link Payments} continue it
     */
    public Call<TxDraft> prepare() {
        return wallet.sequence(name + ".prepare", this::explained, run -> prepared(null));
    }

    private Call<TxDraft> prepared(@Nullable String payment) {
        return wallet.sequence(name + ".prepare", run -> {
            AtomicReference<@Nullable InsufficientFundsException> lacking = new AtomicReference<>();
            Call<TxDraft> prepared = Sequence.repeat(wallet.options().pollInterval(), () -> {
                Optional<TxDraft> open = current.requireKept(payment, current.usable());
                return open.map(draft -> Call.completed(Optional.of(draft))).orElseGet(() -> {
                    long start = wallet.holdings().clock().nanoTime();
                    return lookUp.then(build -> current.next(build, start, lacking))
                            .map(next -> current.requireKept(payment, next)); // it may have got a name meanwhile
                });
            });
            return Sequence.recover(prepared, failure -> {
                InsufficientFundsException reserved = lacking.get();
                if (reserved != null && Sequence.isLate(failure)) {
                    throw reserved.whileReserved(wallet.holdings().count(chain));
                }
                return acceptedAfter(failure)
                        .map(draft -> current.requireKept(payment, draft).orElseThrow(() -> failure));
            });
        });
    }

    /** A refused transaction that is accepted after all, though no other one can be made. */
    private Call<Optional<TxDraft>> acceptedAfter(RuntimeException failure) {
        Drafts drafts = current.get();
        if (drafts.refusedId().isEmpty() || !(failure instanceof AvalancheException known) || known.isTransient()) {
            throw failure;
        }
        Call<Boolean> asked = drafts.poll().then(found -> found.isPresent() ? Call.completed(true) : drafts.searched());
        return Sequence.recover(asked.map(any -> current.usable()), other -> {
            throw failure;
        });
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
        AtomicInteger refusals = new AtomicInteger();
        Call<IssuedTx> accepted = Sequence.repeat(
                wallet.options().pollInterval(),
                () -> ready(null)
                        .then(draft -> Sequence.recover(draft.issueOfRequest().map(Optional::of), failure -> {
                            if (TxRefusedException.isOutdated(failure) && refusals.getAndIncrement() < MOST_REFUSED) {
                                last.set(failure);
                            } else if (!(failure instanceof NotReservedException) && !isPaidBeside(draft, failure)) {
                                throw failure;
                            }
                            return Call.completed(Optional.empty());
                        })));
        return Sequence.recover(accepted, failure -> {
            RuntimeException refusal = last.get();
            throw refusal != null && Sequence.isLate(failure) && !current.get().isInDoubt() ? refusal : failure;
        });
    }

    /** Whether another thread pays by another transaction since this one has ended. */
    private boolean isPaidBeside(TxDraft draft, RuntimeException failure) {
        return TxRefusedException.isEnd(failure)
                && current.usable()
                        .filter(other -> other != draft && other.isKept())
                        .isPresent();
    }

    /**
     * {@return a call that pays only by a transaction that its caller has saved} It is for work of several steps that
     * keeps its own state; {@link Payments} save by themselves.
     *
     * <p>It returns the accepted transaction. It returns an empty result if it has signed a transaction that {@code
     * saved} lacks, because there was none, or because a node has refused the saved one: then save {@link #state}, and
     * call this with that text. It fails like {@link #issue}.
     *
     * @param saved the text of {@link #state} that was saved last, also by an earlier process; empty if there is none
     * @throws InvalidRequestException in a run, if it is not such a text
     */
    public Call<Optional<IssuedTx>> issueSaved(String saved) {
        Objects.requireNonNull(saved, "saved");
        return wallet.sequence(name + ".issue", this::explained, run -> {
            KeptTxs txs = wallet.saved(KeptTxs.parse(saved), Saved.AS_TEXT);
            current.resumed(txs, Saved.AS_TEXT);
            return wallet.reserved(() -> issueSaved(txs, true));
        });
    }

    /**
     * The same.
     *
     * @param mayReplace whether a transaction that the node refuses may be replaced by another one
     */
    Call<Optional<IssuedTx>> issueSaved(KeptTxs saved, boolean mayReplace) {
        return signed((draft, signed) -> saved.has(signed)
                ? Sequence.recover(draft.issueOfRequest().map(Optional::of), failure -> {
                    if (mayReplace && TxRefusedException.isOutdated(failure)) {
                        return signed((next, unsaved) -> held(next, saved));
                    }
                    throw failure;
                })
                : held(draft, saved));
    }

    private Call<Optional<IssuedTx>> signed(BiFunction<TxDraft, SignedTx, Call<Optional<IssuedTx>>> next) {
        return ready(null).then(draft -> draft.signWithWallet().then(signed -> next.apply(draft, signed)));
    }

    /** Nothing, because the draft has to be saved first; signing may have taken longer than its reservation. */
    private static Call<Optional<IssuedTx>> held(TxDraft draft, KeptTxs saved) {
        draft.hold(saved, false);
        return Call.completed(Optional.empty());
    }

    /**
     * {@return the text to save before the next {@link #issueSaved}: the signed transactions of this request, and those
     * saved before that may be accepted; empty if there are none} It returns the same text if another process has saved
     * transactions in it that those of this request do not exclude.
     *
     * @param saved the text that was saved last; empty if there is none
     * @throws InvalidRequestException if it is not such a text
     */
    public String state(String saved) {
        KeptTxs before = KeptTxs.parse(Objects.requireNonNull(saved, "saved"));
        return isPrepared() && current.get().covers(before) ? kept(before).state() : before.state();
    }

    /**
     * {@return the transactions of a text, of which at most one is accepted; the last one is sent}
     *
     * @param state the text of {@link #state}
     * @throws InvalidRequestException if it is not such a text
     */
    public static List<SignedTx> signed(String state) {
        return KeptTxs.parse(Objects.requireNonNull(state, "state")).all().stream()
                .map(KeptTxs.Kept::tx)
                .toList();
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
                run -> wallet.reserved(() -> replaced(current.get().last())));
    }

    private Call<IssuedTx> replaced(Optional<TxDraft> before) {
        Call<IssuedTx> own =
                Call.completed(name).then(same -> prepareReplacement(null)).then(TxDraft::issueOfRequest);
        return Sequence.recover(own, failure -> {
            boolean isOver = TxRefusedException.isEnd(failure)
                    || failure instanceof InsufficientFundsException
                    || failure instanceof IllegalStateException && !(failure instanceof NotReservedException);
            return current.usable()
                    .filter(other -> isOver && !before.equals(Optional.of(other)) && other.isKept())
                    .map(TxDraft::issueOfRequest) // another thread has paid by it
                    .orElseThrow(() -> failure);
        });
    }

    /**
     * {@return a call that prepares the transaction of {@link #replace} and does not send it} Sign it and save {@link
     * #state} before {@link #issueSaved}. If a transaction of this request is accepted, it returns that one.
     *
     * @throws IllegalStateException in a run, if nothing was sent, or none of the inputs is left
     */
    public Call<TxDraft> prepareReplacement() {
        return wallet.sequence(name + ".replace", this::explained, run -> prepareReplacement(null));
    }

    /** A draft that replaces the sent one; the sent one itself if that is accepted. */
    Call<TxDraft> prepareReplacement(@Nullable String payment) {
        Drafts before = current.get();
        Optional<TxDraft> open = before.usable();
        if (open.isEmpty() || before.sentId().isEmpty()) {
            String advice = payment == null ? "run the call of its payment again" : "use pay()";
            throw new IrreplaceableException(name + ": "
                    + before.refusedId()
                            .map(id -> "transaction " + id + " was refused and cannot be replaced: " + advice
                                    + ", which excludes it")
                            .orElse("nothing was sent that could be replaced"));
        }
        Optional<TxDraft> unused = current.requireKept(payment, Optional.empty());
        TxDraft sent = open.get();
        Call<Optional<TxDraft>> accepted =
                before.poll().map(known -> known.map(tx -> current.usable().orElse(sent)));
        Call<Optional<TxDraft>> replacement = lookUp.map(build -> current.replacement(before, sent, build));
        return accepted.then(known -> known.isPresent()
                        ? Call.completed(known)
                        : replacement.then(made -> made.isPresent()
                                ? Call.completed(made)
                                : before.searched().then(isFound -> isFound ? replacement : Call.completed(made))))
                .then(known -> known.isPresent() ? Call.completed(known) : accepted) // since the first poll
                .map(known -> current.requireKept(payment, known).orElseThrow(() -> irreplaceable(sent)));
    }

    /** All its signed transactions, for a store: also those after the one to send next, which were refused. */
    KeptTxs kept() {
        return current.get().kept();
    }

    /** These, after those of a record that they lack. */
    KeptTxs kept(KeptTxs before) {
        return kept().after(before, wallet);
    }

    /** Whether it has made a transaction. */
    boolean isPrepared() {
        return current.get().last().isPresent();
    }

    RuntimeException explained(RuntimeException failure) {
        return current.get().explained(failure);
    }

    /** As {@link #explained}, also of the failure of a store. */
    RuntimeException unconfirmed(RuntimeException failure) {
        return failure instanceof AvalancheException
                ? explained(failure)
                : current.get().unconfirmed(failure);
    }

    private static IrreplaceableException irreplaceable(TxDraft sent) {
        return new IrreplaceableException("transaction " + sent.sentId().orElse(Id.EMPTY)
                + " cannot be replaced: the node shows none of its inputs, so it or another transaction was accepted,"
                + " or the node lags; issue it again to learn its outcome");
    }

    /** The transaction that a node refused, and that the current one replaces. */
    Optional<Id> refusedId() {
        return current.get().last().flatMap(TxDraft::replaced).map(TxRefusedException::txId);
    }

    /** {@return the id of the transaction that was sent; absent before} */
    public Optional<Id> sentId() {
        return current.get().sentId();
    }

    /** {@return the description of the request} */
    @Override
    public String toString() {
        return "TxRequest[" + purpose() + "]";
    }
}
