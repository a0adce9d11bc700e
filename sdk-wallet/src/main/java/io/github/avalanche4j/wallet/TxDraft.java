package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A transaction that was built but not sent. It reserves the UTXOs that it spends in its wallet until the transaction
 * is final, {@link #release} is called, or it was not issued for the wallet's {@link WalletOptions#draftLifetime}.
 *
 * <p>A draft keeps its first complete signatures and always sends the same bytes, however often it is issued, so a lost
 * response, a timeout or a second call never makes a second payment. The id of the bytes is known before they are sent.
 */
public final class TxDraft {
    private static final int REMEMBERED = 20; // of those that cannot be accepted

    private final WalletContext wallet;
    private final BuiltTx built;
    private final Optional<TxRefusedException> replaced;
    private final List<Issuance> makers; // of change that it spends, and that does not exist yet
    private final List<TxDraft> earlier; // transactions of the request, each of which spends an input of this one
    private final AtomicReference<@Nullable SignedTx> signed = new AtomicReference<>();
    private final AtomicReference<@Nullable Issuance> issuance = new AtomicReference<>();
    private boolean isHandedOut; // for others to sign; guarded by this
    private volatile boolean isReleased;

    TxDraft(WalletContext wallet, BuiltTx built, Optional<TxRefusedException> replaced, List<TxDraft> earlier) {
        this.wallet = wallet;
        this.built = built;
        this.replaced = replaced;
        this.makers = wallet.makers(built.unsigned());
        List<TxDraft> last = earlier.subList(Math.max(0, earlier.size() - REMEMBERED), earlier.size());
        this.earlier = earlier.stream()
                .filter(draft -> last.contains(draft) || draft.state().needsRival())
                .toList();
    }

    /** The draft of kept transactions, which another process may have sent; there is at least one. */
    static TxDraft resumed(WalletContext wallet, KeptTxs txs) {
        List<TxDraft> drafts = new ArrayList<>();
        for (KeptTxs.Kept kept : txs.all()) {
            TxDraft next = new TxDraft(wallet, kept.built(), Optional.empty(), drafts);
            next.signed.set(kept.tx());
            next.issuance.set(wallet.issuance(kept));
            drafts.add(next);
        }
        return drafts.get(drafts.size() - 1);
    }

    /** Records that this one and the earlier ones belong to a name, whose store does not have them. */
    void named() {
        all().forEach(draft -> wallet.keep(draft.built, KeptTxs.Saved.NO));
    }

    /** The signed ones of this transaction and the earlier ones, for a store. */
    KeptTxs kept() {
        return new KeptTxs(all().filter(draft -> draft.signed.get() != null)
                .map(draft -> new KeptTxs.Kept(
                        Objects.requireNonNull(draft.signed.get()),
                        draft.fee(),
                        draft.state() instanceof TxState.Ended))
                .toList());
    }

    private Stream<TxDraft> all() {
        return Stream.concat(earlier.stream(), Stream.of(this));
    }

    /** The last of the transactions of the request, this one included, with a property. */
    private Optional<TxDraft> last(Predicate<TxDraft> property) {
        return all().filter(property).reduce((one, next) -> next);
    }

    /** Whether all kept transactions that may be accepted are among this one and the earlier ones, and can be continued. */
    boolean covers(KeptTxs kept) {
        return kept.all().stream()
                .allMatch(each -> wallet.isGivenUp(each)
                        || wallet.known(each.tx().id())
                                .filter(known -> known.state().isEndedForGood())
                                .isPresent()
                        || all().anyMatch(draft -> draft.hasBytes(each.bytes()) && !draft.isReleased()));
    }

    /** Whether this is one of the kept transactions. */
    boolean isIn(KeptTxs kept) {
        return kept.all().stream().anyMatch(each -> hasBytes(each.bytes()));
    }

    /** Ends this one and the earlier ones, because another one has paid for the same; false if one was sent without a name. */
    boolean endedBy(SignedTx accepted) {
        if (all().anyMatch(draft -> draft.state().mayBeAccepted() && !wallet.mayBeSaved(draft.hash()))) {
            return false;
        }
        all().filter(draft -> !draft.hasBytes(accepted.bytes())).forEach(draft -> {
            Optional<Issuance> unused = draft.releaseUnlessSent();
            Stream.concat(Stream.ofNullable(draft.sent()), wallet.issuances(draft.hash()).stream())
                    .forEach(sent -> sent.endForGood("transaction " + accepted.id() + " has paid for the same"));
            wallet.forgetKept(draft.built);
        });
        return true;
    }

    boolean hasBytes(Bytes bytes) {
        return Optional.ofNullable(signed.get())
                .filter(known -> known.bytes().equals(bytes))
                .isPresent();
    }

    /** {@return the transaction: what it does, its change, gas and complexity} */
    public synchronized BuiltTx built() {
        isHandedOut = true; // others may sign it
        if (isReleased && !wallet.holdings().isReserved(hash())) {
            wallet.holdings().retire(hash());
        }
        return built;
    }

    BuiltTx transaction() {
        return built;
    }

    /** The hash of the unsigned transaction, by which it reserves what it spends. */
    Id hash() {
        return Holdings.hash(built);
    }

    /** {@return the fee that it burns} */
    public NAvax fee() {
        return built.fee();
    }

    /** {@return the UTXOs that it spends and their owners, which another party needs to sign it} */
    public SpentOutputs spent() {
        return built.spent();
    }

    /** The last of the request's transactions that a node refused. */
    Optional<Id> refused() {
        return last(draft -> draft.state().isRefused()).flatMap(TxDraft::sentId);
    }

    /** The refusal of an earlier transaction of the same request. */
    Optional<TxRefusedException> replaced() {
        return replaced;
    }

    /** Whether this is still the transaction to send, or that was sent. */
    boolean isUsable() {
        return isReserved() || state().isOpen(); // another thread may have sent it meanwhile
    }

    private synchronized boolean isReserved() {
        return state() instanceof TxState.Signed
                && reserves(() -> wallet.holdings().reserveAgain(built.chain(), hash(), built.unsigned()));
    }

    /** Whether it reserves what it spends; a thread that releases the signed bytes holds no lock of this. */
    private boolean reserves(BooleanSupplier reservation) {
        boolean isReserved = !isReleased() && reservation.getAsBoolean();
        if (isReserved && isReleased()) {
            wallet.holdings().release(hash());
        }
        return isReserved && !isReleased();
    }

    /** Makes sure that this draft is not sent, so that another one can take its place; false if it was. */
    synchronized boolean retire() {
        return (state().isSent() || releaseUnlessSent().isEmpty()) && !isUsable();
    }

    /** The issuance of the bytes, which the wallet may have sent without this draft, also with signatures of others. */
    private @Nullable Issuance sent() {
        Issuance own = issuance.get();
        SignedTx bytes = signed.get();
        if (own == null && bytes != null) {
            own = wallet.known(bytes);
        }
        if (isReleased || own != null && own.state().isOpen()) {
            return own;
        }
        Issuance other = wallet.sent(built).orElse(own);
        if (other == null
                || own != null && own.state().prospect() >= other.state().prospect()) {
            return own;
        }
        signed.compareAndSet(null, other.tx());
        return other;
    }

    /** Ends it because what it spends will not exist; false if it may have been sent. */
    synchronized boolean endsWithoutInputs() {
        if (signed.get() != null && wallet.isSaved(hash())) {
            if (!wallet.spendsUnmade(built.unsigned())) {
                return false; // what another process may send, a node has to refuse
            }
            issuanceOrNew(Objects.requireNonNull(signed.get())).endForGood(Issuance.NO_INPUT);
            return true;
        }
        return releaseUnlessSent().isEmpty();
    }

    /** Whether a node or a store may have it. */
    boolean isKept() {
        return state().isSent() || wallet.holdings().isSaved(hash());
    }

    /** Whether it was not sent and cannot be any more. */
    private boolean isReleased() {
        return state() instanceof TxState.Released || isReleased && !isAccepted();
    }

    /** This draft, or an earlier one of the same request, if one of them is to be sent or may be accepted. */
    Optional<TxDraft> open() {
        return last(TxDraft::isUsable);
    }

    TxState state() {
        Issuance sent = sent();
        return sent == null ? new TxState.Signed() : sent.state();
    }

    private Optional<TxDraft> lastOpen() {
        return last(draft -> draft.state().isOpen());
    }

    /** Whether a transaction of the request was sent and may be accepted. */
    boolean isInDoubt() {
        return all().anyMatch(draft -> draft.state().mayBeAccepted());
    }

    /** The transactions of the request that the next one has to exclude by spending an input of each. */
    List<TxDraft> rivals() {
        return all().filter(TxDraft::needsRival).toList();
    }

    /** Whether it may be accepted, also because another process sends what a store has. */
    private boolean needsRival() {
        TxState now = state();
        return now.needsRival() || now instanceof TxState.Signed && wallet.isSaved(hash());
    }

    /** A lookup has shown inputs that all rivals spend. */
    void seen() {
        Optional.ofNullable(sent()).ifPresent(Issuance::seen);
    }

    /** A lookup has shown no input that all rivals spend, and this one is not accepted as far as the status says. */
    Call<?> missed(Available.Free shared) {
        Issuance sent = sent();
        return sent == null || shared.isShown(built) ? Call.completed(this) : sent.missed();
    }

    /** Looks in blocks for what has spent the inputs of refused ones; whether it has found any. */
    Call<Boolean> searched() {
        List<TxDraft> refused = all().filter(draft -> draft.state().isRefused()).toList();
        Call<?> all = Call.completed(this);
        for (TxDraft one : refused) {
            all = all.then(known -> Objects.requireNonNull(one.sent()).search());
        }
        return all.map(known -> refused.stream().anyMatch(one -> !one.state().isRefused()));
    }

    /** The failure of a call, with the transaction that may be accepted. */
    RuntimeException explained(RuntimeException failure) {
        boolean isOpen = failure instanceof AvalancheException known
                && (known.isTransient() || known instanceof ConnectionException || isInDoubt());
        boolean isOfFunds =
                failure instanceof InsufficientFundsException && lastOpen().isEmpty();
        boolean isHiding = failure instanceof TxRefusedException refusal
                ? !refusal.mayBeAccepted()
                : failure instanceof AvalancheException && !isOpen && !(failure instanceof TxUnconfirmedException);
        Optional<TxDraft> hidden = isHiding ? last(draft -> draft.state().isDoubtful()) : Optional.empty();
        return hidden.<RuntimeException>flatMap(
                        draft -> draft.sentId().map(id -> TxUnconfirmedException.unknown(id, draft.state(), failure)))
                .orElseGet(() -> isOpen && !isOfFunds ? unconfirmed(failure) : failure);
    }

    /** Any failure with a transaction of the request, see {@link TxUnconfirmedException#of}. */
    RuntimeException unconfirmed(RuntimeException failure) {
        Stream<Issuance> known = all().flatMap(draft -> Optional.ofNullable(draft.sent()).stream());
        return TxUnconfirmedException.of(known, failure);
    }

    /** Waits until what it spends exists; false if it will not, so that another transaction is needed. */
    Call<Boolean> inputsExist() {
        return Sequence.recover(
                sentId().isPresent() ? Call.completed(true) : wallet.inputsExist(built.unsigned(), makers), failure -> {
                    if (!isKept()) {
                        Optional<Issuance> unused = releaseUnlessSent(); // the next run looks for other coins
                    }
                    throw failure;
                });
    }

    private void requireUsable() {
        if (isReleased() || state() instanceof TxState.Signed && !isUsable()) {
            throw notReserved();
        }
    }

    /** Reserves what it spends, because its bytes are sent, or saved, next, in place of those that are known to be saved. */
    synchronized void hold(KeptTxs known, boolean isSaved) {
        if (!covers(known)) { // another thread was faster
            throw new NotReservedException("this draft does not exclude a transaction that was saved meanwhile");
        }
        if (!isAccepted()
                && !reserves(() -> wallet.holdings().hold(built, isSaved))
                && !isAccepted()) { // another thread may have learned it in between
            throw notReserved();
        }
    }

    private boolean isAccepted() {
        return state() instanceof TxState.Accepted;
    }

    private NotReservedException notReserved() {
        return new NotReservedException("this draft does not reserve its UTXOs any more, because "
                + (isReleased() ? "it was released" : "it was not issued in time")
                + "; prepare the request again");
    }

    /**
     * {@return the transaction with signatures; {@link SignedTx#missing} returns who else must sign} Nothing is sent.
     * Another party that completes it can send it at any time, also when this draft has ended.
     *
     * @param signers the signers; the wallet's own signers sign only if they are listed
     * @throws io.github.avalanche4j.wallet.sign.SigningException if one of them fails
     */
    public SignedTx sign(Signer... signers) {
        return kept(SignedTx.of(built).sign(signers));
    }

    /** The first complete signatures: others would make other bytes, with another id. A released draft keeps none. */
    private synchronized SignedTx kept(SignedTx tx) {
        if (isReleased()) {
            throw notReserved();
        }
        if (!tx.isComplete()) {
            isHandedOut = true;
            return tx;
        }
        signed.compareAndSet(null, tx);
        return Objects.requireNonNull(signed.get());
    }

    /**
     * {@return a call that signs with the wallet's signers and sends nothing} Each run returns the same bytes, which
     * {@link #issue()} sends.
     */
    public Call<SignedTx> signWithWallet() {
        return wallet.sequence("sign", run -> {
            requireUsable();
            SignedTx first = signed.get();
            return first != null
                    ? Call.completed(first)
                    : wallet.sign(SignedTx.of(built)).map(this::kept);
        });
    }

    /** {@return the id of the sent transaction; absent before it is sent} */
    public Optional<Id> sentId() {
        return Optional.ofNullable(sent())
                .filter(sent -> sent.state().isSent())
                .map(sent -> sent.tx().id());
    }

    /** The id of this transaction, or of an earlier one of the request, if it is accepted or in doubt. */
    Optional<Id> openId() {
        return lastOpen().flatMap(TxDraft::sentId);
    }

    /**
     * {@return a call that signs with the wallet's signers, sends, and polls until the transaction is accepted} Its
     * timeout is the deadline for all of this. Run it again after any failure: it asks for the status of the
     * transaction first, and sends only the same bytes.
     *
     * <p>It fails with a {@link TxRefusedException} if the node refuses the transaction, with a {@link
     * TxUnconfirmedException} if its outcome is unknown when the call ends, and with an {@link InvalidRequestException}
     * if signatures of others are missing.
     *
     * @throws IllegalStateException in a run, if the draft was released or has lost its reservation
     */
    public Call<IssuedTx> issue() {
        return wallet.sequence("issue", this::explained, run -> issueOfRequest());
    }

    /** The same in a call of the request, which decides by the failure itself what to do next. */
    Call<IssuedTx> issueOfRequest() {
        return signWithWallet().then(this::issued);
    }

    /**
     * {@return a call like {@link #issue()}, for a transaction that others have signed too}
     *
     * @param complete this draft with all its signatures
     * @throws InvalidRequestException if it is another transaction, or a signature is missing
     */
    public Call<IssuedTx> issue(SignedTx complete) {
        if (!complete.tx().unsigned().equals(built.unsigned())) {
            throw new InvalidRequestException("signed", complete.toString(), "this draft with its signatures");
        }
        SignedTx first = kept(Wallet.requireComplete("signed", complete));
        if (!first.equals(complete)) {
            throw new InvalidRequestException(
                    "signed", complete.toString(), "what this draft sends already: " + first.id());
        }
        return wallet.sequence("issue", this::explained, run -> {
            requireUsable();
            return issued(complete);
        });
    }

    private Call<IssuedTx> issued(SignedTx tx) {
        Wallet.requireComplete("signed", tx);
        Issuance one = issuanceOf(tx);
        Call<IssuedTx> own = Sequence.recover(
                one.accepted().map(one::returned).map(this::result),
                failure -> others().map(accepted -> accepted.orElseThrow(() -> failure)));
        return one.state().isFinal() || earlier.stream().noneMatch(TxDraft::isUsable)
                ? own
                : others().then(accepted -> accepted.map(Call::completed).orElse(own));
    }

    /** Asks once whether an earlier transaction of the request is accepted, which ends this one. */
    private Call<Optional<IssuedTx>> others() {
        Call<Optional<IssuedTx>> found = Call.completed(Optional.empty());
        for (TxDraft other : earlier) {
            found = found.then(known -> known.isPresent() ? Call.completed(known) : other.pollThis());
        }
        return found;
    }

    private synchronized Issuance issuanceOf(SignedTx tx) {
        if (!state().isSent()) {
            hold(KeptTxs.NONE, false);
        }
        Issuance known = sent();
        Issuance one = known == null ? wallet.issuance(tx) : known;
        issuance.set(one);
        return one;
    }

    private IssuedTx result(SignedTx accepted) {
        return new IssuedTx(built.chain(), accepted.tx(), fee(), replaced);
    }

    private Call<Optional<IssuedTx>> pollThis() {
        Issuance one = sent();
        return one == null
                ? Call.completed(Optional.empty())
                : Sequence.recover(one.poll(), failure -> Call.completed(Optional.empty()))
                        .map(accepted -> accepted.map(one::returned).map(this::result));
    }

    /** Asks for the status once; the result if this transaction, or an earlier one of the request, is accepted. */
    Call<Optional<IssuedTx>> poll() {
        return pollThis().then(accepted -> accepted.isPresent() ? Call.completed(accepted) : others());
    }

    /**
     * Frees the UTXOs that this draft reserves. Its wallet does not send its bytes any more, because the request may pay by
     * another transaction.
     *
     * @throws IllegalStateException if it was sent and may still be accepted: replace it instead, see {@link
     *     TxRequest#replace}; if it is accepted and no call has returned that; or if a {@link PaymentStore} has it, from
     *     which another process may send it
     */
    public void release() {
        synchronized (this) { // as hold() is, so that nothing is saved in between
            SignedTx bytes = bytes();
            if (bytes != null && !isReleased) {
                issuanceOrNew(bytes).releaseUnlessReturned();
                if (state() instanceof TxState.Ended && !wallet.mayBeSaved(hash())) {
                    wallet.holdings().retire(hash()); // also with other signatures
                }
            }
            releaseUnlessSent().ifPresent(Issuance::release);
        }
    }

    /** What it has signed, or what its wallet has sent. */
    private @Nullable SignedTx bytes() {
        Issuance sent = sent();
        return sent == null ? signed.get() : sent.tx();
    }

    private Issuance issuanceOrNew(SignedTx bytes) {
        Issuance sent = sent();
        return sent == null ? wallet.unsent(bytes) : sent;
    }

    /** Frees what this draft reserves, unless it was sent; returns its issuance if it may be accepted. */
    synchronized Optional<Issuance> releaseUnlessSent() {
        SignedTx bytes = bytes();
        if (isReleased) {
            return Optional.empty(); // another draft may have the same bytes by now
        }
        List<Issuance> all = bytes == null ? wallet.issuances(hash()) : List.of(issuanceOrNew(bytes));
        all.forEach(Issuance::releaseUnlessSent);
        Optional<Issuance> open =
                all.stream().filter(one -> one.state().mayBeAccepted()).findFirst();
        isReleased = bytes == null ? open.isEmpty() : state() instanceof TxState.Released;
        if (bytes == null && isReleased) {
            if (isHandedOut) {
                wallet.holdings().retire(hash());
                open = wallet.sent(built); // by a thread meanwhile
                open.ifPresent(Issuance::reserve);
                isReleased = open.isEmpty();
            } else {
                wallet.holdings().release(hash());
                wallet.forgetKept(built);
                wallet.holdings().forget(built); // its bytes exist nowhere else, so another draft may have the same
            }
        }
        return open;
    }

    /** {@return the chain and the fee, and the id once it was sent} */
    @Override
    public String toString() {
        return "TxDraft[" + built.chain() + " " + built.unsigned().getClass().getSimpleName() + ", fee " + fee()
                + sentId().map(id -> ", sent as " + id).orElse("") + "]";
    }
}
