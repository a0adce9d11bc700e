package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.Optional;

/**
 * A transaction that was built but not sent. It reserves the UTXOs that it spends in its wallet until the transaction
 * is final or {@link #release} is called.
 *
 * <p>A draft always sends the same bytes, however often it is issued, so a lost response, a timeout or a second call
 * never makes a second payment. The id of the bytes is known before they are sent.
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

    /** {@return the fee that it burns} */
    public NAvax fee() {
        return NAvax.of(built.fee());
    }

    /** {@return the UTXOs that it spends and their owners, which another party needs to sign it} */
    public SpentOutputs spent() {
        return built.spent();
    }

    /**
     * {@return the transaction with signatures; {@link SignedTx#missing} returns who else must sign} Nothing is sent.
     *
     * @param signers the signers; the wallet's own signers sign only if they are listed
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
     * Wallet#issue} sends them, to be able to continue after a crash.
     */
    public Call<SignedTx> signed() {
        return wallet.lookup()
                .sequence("sign", run -> wallet.issuances().prepared(this).map(Issuance::tx));
    }

    /** {@return the id of the sent transaction; absent before it is sent} */
    public Optional<Id> sentId() {
        return issuance.filter(Issuance::isSent).map(sent -> sent.tx().id());
    }

    /**
     * {@return a call that signs with the wallet's signers, sends, and waits until the transaction is accepted} Its
     * timeout is the deadline for all of this. If it is run again, it first checks the status of the transaction.
     *
     * <p>It fails with a {@link TxRefusedException} if the node refuses the transaction, with a {@link
     * io.github.avalanche4j.node.utxo.TxRejectedException} if the node dropped it, with a {@link
     * TxUnconfirmedException} if its outcome is unknown at the deadline, and with an {@link InvalidRequestException} if
     * signatures of others are missing.
     */
    public Call<IssuedTx> issue() {
        return wallet.lookup().sequence("issue", this::issued);
    }

    Call<IssuedTx> issued(Run run) {
        return issuance.isPresent()
                ? issued(run, issuance.get())
                : Sequence.await("sign", () -> SignedTx.of(built).signAsync(wallet.signers()))
                        .then(signed -> issued(run, first(signed)));
    }

    /**
     * {@return a call like {@link #issue()}, for a transaction that others have signed too}
     *
     * @param signed this draft with all its signatures
     * @throws InvalidRequestException if it is another transaction, or a signature is missing
     */
    public Call<IssuedTx> issue(SignedTx signed) {
        if (!signed.tx().unsigned().equals(built.unsigned())) {
            throw new InvalidRequestException("signed", signed.toString(), "this draft with its signatures");
        }
        Issuance one = first(signed);
        return wallet.lookup().sequence("issue", run -> issued(run, one));
    }

    /** The one issuance of this draft: the first bytes are kept. */
    private synchronized Issuance first(SignedTx signed) {
        Wallet.requireComplete("signed", signed);
        if (issuance.isPresent() && !issuance.get().tx().equals(signed)) {
            throw new InvalidRequestException(
                    "signed",
                    signed.toString(),
                    "what this draft sends already: " + issuance.get().tx().id());
        }
        Issuance one = issuance.orElseGet(() -> Issuance.of(wallet, built.chain(), built.unsigned(), signed));
        issuance = Optional.of(one);
        return one;
    }

    private Call<IssuedTx> issued(Run run, Issuance one) {
        return one.accepted(run).map(accepted -> new IssuedTx(built.chain(), accepted.tx(), fee(), Optional.empty()));
    }

    /**
     * Frees the UTXOs that this draft reserves. After a refusal with {@link TxRefusedException#mayBeAccepted}, first
     * look for {@link #sentId} on other nodes: if one of them has the transaction, another draft pays a second time.
     *
     * @throws IllegalStateException if it was sent and neither refused nor known to be final
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
