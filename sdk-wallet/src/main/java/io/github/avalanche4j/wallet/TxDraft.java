package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.build.BuiltTx;
import io.github.avalanche4j.wallet.build.NAvax;
import io.github.avalanche4j.wallet.build.SpentOutputs;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A transaction that was built and not sent. It keeps what it spends from other drafts of its wallet until it is at its
 * end, or {@link #release} is called.
 *
 * <p>A draft sends one and the same bytes, however often it is issued: a lost response, a timeout or a second call never
 * makes a second payment. Their id is known before anything is sent.
 */
public final class TxDraft {
    private final Wallet wallet;
    private final BuiltTx built;
    private volatile Optional<Issuance> issuance = Optional.empty();

    TxDraft(Wallet wallet, BuiltTx built) {
        this.wallet = wallet;
        this.built = built;
    }

    /** {@return the transaction: what it does, its change, gas and complexity} */
    public BuiltTx built() {
        return built;
    }

    /** {@return what it burns to be accepted} */
    public NAvax fee() {
        return NAvax.of(built.fee());
    }

    /** {@return what it spends and who authorises it, which another party needs to sign it} */
    public SpentOutputs spent() {
        return built.spent();
    }

    /**
     * {@return the transaction with signatures; {@link SignedTx#missing} says who must sign besides} Nothing is sent.
     *
     * @param signers the signers; the wallet's own are asked only if they are given
     * @throws io.github.avalanche4j.wallet.sign.SigningException if one of them fails
     */
    public SignedTx sign(Signer... signers) {
        return SignedTx.of(built).sign(signers);
    }

    boolean isSent(Id id) {
        return sentId().filter(id::equals).isPresent();
    }

    /**
     * {@return a call that signs with the wallet's signers and sends nothing} Keep the bytes before {@link
     * Wallet#issue} sends them, to be able to go on after a crash.
     */
    public Call<SignedTx> signed() {
        return WorkRunner.call(
                "sign", work -> wallet.issuances().prepared(work, this).thenApply(Issuance::tx));
    }

    /** {@return the id of what was sent; absent before} */
    public Optional<Id> sentId() {
        return issuance.filter(Issuance::isSent).map(sent -> sent.tx().id());
    }

    /**
     * {@return a call that signs with the wallet's signers, sends, and waits until the transaction is accepted} Its
     * timeout is the deadline for all of this. Run again, it asks first what became of the transaction.
     *
     * <p>It fails with a {@link TxRefusedException} where the node does not take the transaction, with a {@link
     * io.github.avalanche4j.node.utxo.TxRejectedException} where it was dropped, and with a {@link
     * TxUnconfirmedException} where that is not known at the deadline; with an {@link InvalidRequestException} where
     * signatures of others are missing.
     */
    public Call<IssuedTx> issue() {
        return WorkRunner.call("issue", this::issue);
    }

    CompletableFuture<IssuedTx> issue(Work work) {
        return issuance.isPresent()
                ? issue(work, issuance.get())
                : work.await(() -> SignedTx.of(built).signAsync(wallet.signers()))
                        .thenCompose(signed -> issue(work, first(signed)));
    }

    /**
     * {@return a call as {@link #issue()}, for a transaction that others have signed too}
     *
     * @param signed this draft with all its signatures
     * @throws InvalidRequestException if it is another transaction, or a signature is missing
     */
    public Call<IssuedTx> issue(SignedTx signed) {
        if (!signed.tx().unsigned().equals(built.unsigned())) {
            throw new InvalidRequestException("signed", signed.toString(), "this draft with its signatures");
        }
        Issuance one = first(signed);
        return WorkRunner.call("issue", work -> issue(work, one));
    }

    /** The one issuance of this draft: the bytes that come first stay. */
    private synchronized Issuance first(SignedTx signed) {
        if (!signed.isComplete()) {
            throw new InvalidRequestException(
                    "signed", signed.toString(), "complete", "signatures are missing of " + signed.missing());
        } else if (issuance.isPresent() && !issuance.get().tx().equals(signed)) {
            throw new InvalidRequestException(
                    "signed",
                    signed.toString(),
                    "what this draft sends already: " + issuance.get().tx().id());
        }
        Issuance one = issuance.orElseGet(() -> Issuance.of(wallet, built.chain(), built.unsigned(), signed));
        issuance = Optional.of(one);
        return one;
    }

    private CompletableFuture<IssuedTx> issue(Work work, Issuance one) {
        return one.run(work).thenApply(accepted -> new IssuedTx(built.chain(), accepted.tx(), fee(), Optional.empty()));
    }

    /**
     * Gives up what this draft keeps from other drafts. After a refusal that {@link TxRefusedException#mayBeAccepted}
     * says is not certain, ask other nodes for {@link #sentId} first: if one of them has the transaction, another draft
     * pays a second time.
     *
     * @throws IllegalStateException if it was sent, and neither refused nor known to be at its end
     */
    public void release() {
        if (issuance.isPresent()) {
            issuance.get().release();
        } else {
            wallet.reservations().release(built.unsigned());
        }
    }

    /** {@return the chain and the fee, and the id once it was sent} */
    @Override
    public String toString() {
        return "TxDraft[" + built.chain() + " " + built.unsigned().getClass().getSimpleName() + ", fee " + fee()
                + sentId().map(id -> ", sent as " + id).orElse("") + "]";
    }
}
