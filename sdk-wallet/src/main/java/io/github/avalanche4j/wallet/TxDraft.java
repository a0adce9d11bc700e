package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
    private final WalletContext wallet;
    private final BuiltTx built;
    private final Id hash;
    private final Optional<TxRefusedException> replaced;
    private final List<Issuance> makers; // of change that it spends, and that does not exist yet
    private final Drafts drafts;
    // guarded by the wallet; can be read without it
    private volatile @Nullable SignedTx signed;
    private volatile @Nullable Issuance issuance;
    private volatile boolean isHandedOut; // for others to sign, which the wallet may have forgotten
    private volatile boolean isReleased;

    TxDraft(WalletContext wallet, BuiltTx built, Optional<TxRefusedException> replaced, List<TxDraft> earlier) {
        this.wallet = wallet;
        this.built = built;
        this.hash = Holdings.hash(built);
        this.replaced = replaced;
        this.makers = wallet.makers(built.unsigned());
        this.drafts = Drafts.of(wallet, earlier, this);
    }

    /** The draft of a kept transaction, which another process may have sent. */
    static TxDraft resumed(WalletContext wallet, KeptTxs.Kept kept, List<TxDraft> earlier) {
        TxDraft draft = new TxDraft(wallet, kept.built(), Optional.empty(), earlier);
        draft.signed = kept.tx();
        draft.issuance = wallet.issuance(kept);
        return draft;
    }

    /** This one and the earlier ones of its request. */
    Drafts drafts() {
        return drafts;
    }

    /** The transaction for a store; absent if it is not signed. */
    Optional<KeptTxs.Kept> kept() {
        return Optional.ofNullable(signed).map(tx -> new KeptTxs.Kept(tx, fee(), state() instanceof TxState.Ended));
    }

    /** Whether it was sent before its request got a name, by which another transaction has paid. */
    boolean isSentBeside(Issuance paid) {
        return !hash().equals(paid.hash()) && (isAccepted() || isInDoubtUnsaved());
    }

    /** Whether it was sent and may be accepted, and no store has it. */
    boolean isInDoubtUnsaved() {
        return state().mayBeAccepted() && !wallet.isSaved(hash(), KeptTxs.Saved.IN_STORE);
    }

    /** Ends it, because another transaction has paid for the same. */
    void endedBy(Issuance paid) {
        if (isReleased) {
            return; // another draft may have the same bytes by now
        }
        Optional<Issuance> unused = releaseUnlessSent();
        Stream.concat(issuance().stream(), wallet.issuances(hash()).stream())
                .forEach(sent -> sent.endForGood("transaction " + paid.tx().id() + " has paid for the same"));
        wallet.forgetKept(built);
    }

    boolean hasBytes(Bytes bytes) {
        return Optional.ofNullable(signed)
                .filter(known -> known.bytes().equals(bytes))
                .isPresent();
    }

    /** Whether this is one of the kept transactions. */
    boolean isIn(KeptTxs kept) {
        return kept.all().stream().anyMatch(each -> hasBytes(each.bytes()));
    }

    /** {@return the transaction: what it does, its change, gas and complexity} */
    public BuiltTx built() {
        return handedOut(built);
    }

    /** Others may sign it, so its bytes are not those of another draft once it is released. */
    private <T> T handedOut(T tx) {
        synchronized (wallet) {
            isHandedOut = true;
            wallet.holdings().handedOut(hash(), isReleased);
            return tx;
        }
    }

    BuiltTx transaction() {
        return built;
    }

    /** The hash of the unsigned transaction, by which it reserves what it spends. */
    Id hash() {
        return hash;
    }

    /** {@return the fee that it burns} */
    public NAvax fee() {
        return built.fee();
    }

    /** {@return the UTXOs that it spends and their owners, which another party needs to sign it} */
    public SpentOutputs spent() {
        return built.spent();
    }

    /** The refusal of an earlier transaction of the same request. */
    Optional<TxRefusedException> replaced() {
        return replaced;
    }

    /** Whether this is still the transaction to send, or that was sent. */
    boolean isUsable() {
        synchronized (wallet) {
            TxState now = state();
            return now.isOpen()
                    || now instanceof TxState.Signed
                            && !isReleased
                            && wallet.holdings().reserveAgain(built);
        }
    }

    /** Makes sure that this draft is not sent, so that another one can take its place; false if it was. */
    boolean retire() {
        return (state().isSent() || releaseUnlessSent().isEmpty()) && !isUsable();
    }

    /** The issuance of the bytes, which the wallet may have sent without this draft, also with signatures of others. */
    private @Nullable Issuance sent() {
        synchronized (wallet) {
            Issuance own = issuance;
            if (own == null && signed != null) {
                own = wallet.known(signed.id()).orElse(null);
            }
            if (isReleased || own != null && own.state().isOpen()) {
                return own;
            }
            Issuance other = wallet.sent(built).orElse(own);
            if (other == null
                    || own != null && own.state().prospect() >= other.state().prospect()) {
                return own;
            }
            keepFirst(other.tx());
            return other;
        }
    }

    Optional<Issuance> issuance() {
        return Optional.ofNullable(sent());
    }

    /** Ends it because what it spends will not exist; false if it may have been sent. */
    boolean endsWithoutInputs() {
        synchronized (wallet) {
            Optional<Issuance> saved = wallet.isSaved(hash()) ? own() : Optional.empty();
            return saved.map(Issuance::endsWithoutInputs)
                    .orElseGet(() -> releaseUnlessSent().isEmpty());
        }
    }

    /** Whether a node or a store may have it. */
    boolean isKept() {
        return state().isSent() || !isReleased && wallet.holdings().isSaved(hash());
    }

    /** Whether it was not sent and cannot be any more. */
    boolean isReleased() {
        return state() instanceof TxState.Released || isReleased && !isAccepted();
    }

    TxState state() {
        Issuance sent = sent();
        return sent == null ? new TxState.Signed() : sent.state();
    }

    /** Whether it may be accepted, also because another process sends what a store has. */
    boolean needsRival() {
        synchronized (wallet) {
            TxState now = state();
            return now.needsRival() || !isReleased && now instanceof TxState.Signed && wallet.isSaved(hash());
        }
    }

    /** Looks in blocks for what has spent its inputs, which were refused. */
    Call<?> search() {
        return Objects.requireNonNull(sent()).search();
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
        synchronized (wallet) {
            if (isReleased() || state() instanceof TxState.Signed && !isUsable()) {
                throw notReserved();
            }
        }
    }

    /** Reserves what it spends, because its bytes are sent, or saved, next, in place of those that are known to be saved. */
    void hold(KeptTxs known, boolean isSaved) {
        synchronized (wallet) {
            if (!drafts.covers(known)) { // another thread was faster
                throw new NotReservedException("this draft does not exclude a transaction that was saved meanwhile");
            } else if (!isAccepted() && (isReleased() || !wallet.holdings().hold(built, isSaved))) {
                throw notReserved();
            }
        }
    }

    boolean isAccepted() {
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
    private SignedTx kept(SignedTx tx) {
        synchronized (wallet) {
            if (isReleased()) {
                throw notReserved();
            }
            return tx.isComplete() ? keepFirst(tx) : handedOut(tx);
        }
    }

    private SignedTx keepFirst(SignedTx tx) {
        SignedTx first = signed == null ? tx : signed;
        signed = first;
        return first;
    }

    /**
     * {@return a call that signs with the wallet's signers and sends nothing} Each run returns the same bytes, which
     * {@link #issue()} sends.
     */
    public Call<SignedTx> signWithWallet() {
        return wallet.sequence("sign", drafts::explained, run -> {
            requireUsable();
            SignedTx first = signed;
            return first != null
                    ? Call.completed(first)
                    : wallet.sign(SignedTx.of(built)).map(this::kept);
        });
    }

    /** {@return the id of the sent transaction; absent before it is sent} */
    public Optional<Id> sentId() {
        return issuance()
                .filter(sent -> sent.state().isSent())
                .map(sent -> sent.tx().id());
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
        return wallet.sequence("issue", drafts::explained, run -> issueOfRequest());
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
        return wallet.sequence("issue", drafts::explained, run -> {
            requireUsable();
            return issued(complete);
        });
    }

    private Call<IssuedTx> issued(SignedTx tx) {
        Wallet.requireComplete("signed", tx);
        Issuance one = issuanceOf(tx);
        Call<IssuedTx> own = Sequence.recover(
                one.accepted().map(one::returned).map(this::result),
                failure -> drafts.pollEarlier().map(accepted -> accepted.orElseThrow(() -> failure)));
        return one.state().isFinal() || !drafts.hasUsableEarlier()
                ? own
                : drafts.pollEarlier()
                        .then(accepted -> accepted.map(Call::completed).orElse(own));
    }

    private Issuance issuanceOf(SignedTx tx) {
        synchronized (wallet) {
            if (!state().isSent()) {
                hold(KeptTxs.NONE, false);
            }
            Issuance known = sent();
            Issuance one = known == null ? wallet.issuance(tx) : known;
            issuance = one;
            return one;
        }
    }

    private IssuedTx result(SignedTx accepted) {
        return new IssuedTx(built.chain(), accepted.tx(), fee(), replaced);
    }

    /** Asks for the status once; the result if it is accepted. */
    Call<Optional<IssuedTx>> poll() {
        return issuance()
                .map(one -> Sequence.recover(one.poll(), failure -> Call.completed(Optional.<SignedTx>empty()))
                        .map(accepted -> accepted.map(one::returned).map(this::result)))
                .orElseGet(() -> Call.completed(Optional.empty()));
    }

    /**
     * Frees the UTXOs that this draft reserves. Its wallet does not send its bytes any more, because the request may pay by
     * another transaction. {@link TxRequest#issueSaved} sends what its text has all the same, so delete such a text.
     *
     * @throws IllegalStateException if it was sent and may still be accepted: replace it instead, see {@link
     *     TxRequest#replace}; if it is accepted and no call has returned that; or if a {@link PaymentStore} has it, from
     *     which another process may send it
     */
    public void release() {
        synchronized (wallet) { // so that nothing is saved or sent in between
            Optional<Issuance> own = isReleased ? Optional.empty() : own();
            own.ifPresent(Issuance::releaseUnlessReturned);
            releaseUnlessSent().ifPresent(Issuance::releaseForGood);
        }
    }

    /** The issuance of what its wallet has sent, or of what it has signed. */
    private Optional<Issuance> own() {
        return issuance().or(() -> Optional.ofNullable(signed).map(wallet::unsent));
    }

    /** Frees what this draft reserves, unless it was sent; returns its issuance if it may be accepted. */
    Optional<Issuance> releaseUnlessSent() {
        synchronized (wallet) {
            if (isReleased) {
                return Optional.empty(); // another draft may have the same bytes by now
            }
            Optional<Issuance> own = own();
            List<Issuance> all = own.map(List::of).orElseGet(() -> wallet.issuances(hash()));
            all.forEach(Issuance::releaseUnlessSent);
            Optional<Issuance> open =
                    all.stream().filter(one -> one.state().mayBeAccepted()).findFirst();
            isReleased = own.isEmpty() ? open.isEmpty() : state() instanceof TxState.Released;
            return own.isEmpty() && isReleased ? releaseUnsigned() : open;
        }
    }

    /** As {@link #releaseUnlessSent}, of what a run did not save and never sends, unless another run has saved it since. */
    void releaseUnlessSaved() {
        synchronized (wallet) {
            if (!wallet.isSaved(hash())) {
                Optional<Issuance> unused = releaseUnlessSent();
                wallet.free(hash()); // no store ends what it reserves for one
            }
        }
    }

    private Optional<Issuance> releaseUnsigned() {
        if (isHandedOut || wallet.holdings().isHandedOut(hash())) {
            wallet.holdings().retire(hash());
            Optional<Issuance> refused = wallet.sent(built); // with signatures of others
            isReleased = refused.isEmpty();
            return refused;
        }
        wallet.holdings().release(hash());
        wallet.forgetKept(built);
        wallet.holdings().forget(built); // its bytes exist nowhere else, so another draft may have the same
        return Optional.empty();
    }

    /** {@return the chain and the fee, and the id once it was sent} */
    @Override
    public String toString() {
        return "TxDraft[" + built.chain() + " " + built.unsigned().getClass().getSimpleName() + ", fee " + fee()
                + sentId().map(id -> ", sent as " + id).orElse("") + "]";
    }
}
