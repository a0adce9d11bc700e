package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import java.util.Optional;
import java.util.function.IntFunction;

/** A request for a transaction. Creating it sends nothing; {@link #prepare} and {@link #issue} return calls that do. */
public final class TxRequest {
    private final Wallet wallet;
    private final String name;
    private final Call<IntFunction<BuiltTx>> lookUp;

    /**
     * A request of a wallet.
     *
     * @param lookUp asks the node for the builder's data, and returns the builder's result for a number of raises of
     *     the price
     */
    TxRequest(Wallet wallet, String name, Call<IntFunction<BuiltTx>> lookUp) {
        this.wallet = wallet;
        this.name = name;
        this.lookUp = lookUp;
    }

    /**
     * {@return a call that looks up UTXOs, prices and owners, and builds the transaction} It does not send the
     * transaction. Each run makes another draft.
     *
     * <p>It fails with an {@link io.github.avalanche4j.wallet.builder.InsufficientFundsException}, a {@link
     * io.github.avalanche4j.wallet.builder.NotAuthorizedException}, or an {@link InvalidRequestException} if the node
     * would refuse the transaction or the fee is above {@link WalletOptions#maxFee}.
     */
    public Call<TxDraft> prepare() {
        return wallet.lookup().sequence(name + ".prepare", run -> draft());
    }

    Call<TxDraft> draft() {
        return lookUp.map(build -> {
            BuiltTx built = wallet.reservations().take(() -> unrefused(build));
            return new TxDraft(wallet, built);
        });
    }

    /** The transaction at the lowest price at which it is not one that the node refused. */
    private BuiltTx unrefused(IntFunction<BuiltTx> build) {
        BuiltTx built = checked(build.apply(0));
        for (int raises = 1; wallet.issuances().isRefused(built); raises++) {
            built = checked(build.apply(raises));
        }
        return built;
    }

    private BuiltTx checked(BuiltTx built) {
        NAvax most = wallet.options().maxFee();
        if (NAvax.of(built.fee()).compareTo(most) > 0) {
            throw new InvalidRequestException(
                    "fee", NAvax.of(built.fee()).toString(), "at most " + most + ", the wallet's maxFee");
        }
        return built;
    }

    /**
     * {@return a call that prepares, signs, sends, and waits until the transaction is accepted} It fails like {@link
     * #prepare} and {@link TxDraft#issue()}. If the node refuses the transaction because the price or the UTXOs have
     * changed since, it prepares another one, once; {@link IssuedTx#replaced} is then present.
     *
     * <p>Each run pays. After a {@link TxUnconfirmedException}, look up the status of its id. To be able to issue
     * again, use {@link #prepare} and keep the draft.
     */
    public Call<IssuedTx> issue() {
        return wallet.lookup()
                .sequence(
                        name + ".issue",
                        run -> draft().then(draft ->
                                Sequence.recover(draft.issued(run), failure -> again(run, draft, failure))));
    }

    private Call<IssuedTx> again(Run run, TxDraft draft, RuntimeException reason) {
        if (draft.sentId().isEmpty()) {
            draft.release();
        }
        if (reason instanceof TxRefusedException refused && draft.isSent(refused.txId()) && refused.isOutdated()) {
            return draft().then(next -> next.issued(run))
                    .map(issued -> new IssuedTx(issued.chain(), issued.tx(), issued.fee(), Optional.of(refused)));
        }
        throw reason;
    }

    /** {@return the description of the request} */
    @Override
    public String toString() {
        return "TxRequest[" + name + "]";
    }
}
