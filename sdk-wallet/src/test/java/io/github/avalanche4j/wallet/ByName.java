package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** A wallet as the judges of its payments use it: by names only, whichever engine carries them out. */
final class ByName {
    /** Whether {@link #cancel} works, and a run replaces by itself what does not help. */
    static final boolean CANCELS = false;

    private final Wallet wallet;
    private final Payments payments;
    private final Set<String> open = ConcurrentHashMap.newKeySet();

    private ByName(Wallet wallet, PaymentStore store) {
        this.wallet = wallet;
        this.payments = wallet.payments(store);
    }

    static ByName of(NodeClient node, PaymentStore store, Signer... signers) {
        return new ByName(WalletTestBase.wallet(node, options -> {}, signers), store);
    }

    Wallet wallet() {
        return wallet;
    }

    Call<IssuedTx> pay(String name, Chain chain, PublicKey to) {
        return pay(name, WalletTestBase.payment(wallet, chain, to));
    }

    Call<IssuedTx> pay(String name, TxRequest request) {
        return again(name, payments.pay(name, request), () -> payments.replace(name, request));
    }

    Call<?> move(String name, Chain from, Chain to, NAvax amount) {
        CrossChainTransfer move = wallet.move(from, to, amount);
        return again(name, payments.complete(name, move), () -> payments.replace(name, move));
    }

    /** Every second call of a name whose transaction was sent replaces it. */
    private <T> Call<T> again(String name, Call<T> call, Supplier<Call<T>> replacement) {
        boolean isOpen = open.remove(name);
        Call<T> next = !isOpen
                ? call
                : Sequence.recover(Call.completed(name).then(any -> replacement.get()), failure -> {
                    if (failure instanceof IllegalStateException && !(failure instanceof NotReservedException)) {
                        return call; // there is nothing to replace
                    }
                    throw failure;
                });
        return Sequence.recover(next, failure -> {
            if (!isOpen && failure instanceof TxUnconfirmedException) {
                open.add(name);
            }
            throw failure;
        });
    }

    /** Empty if the name never pays. */
    Call<Optional<IssuedTx>> cancel(String name) {
        throw new UnsupportedOperationException(name);
    }

    Call<Map<String, RuntimeException>> resume() {
        return payments.resume();
    }
}
