package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.Map;
import java.util.Optional;

/** A wallet as the judges of its payments use it: by names only. */
final class ByName {
    private final Wallet wallet;

    private ByName(Wallet wallet) {
        this.wallet = wallet;
    }

    static ByName of(NodeClient node, PaymentStore store, Signer... signers) {
        return new ByName(WalletTestBase.wallet(node, options -> options.store(store), signers));
    }

    Wallet wallet() {
        return wallet;
    }

    Call<IssuedTx> pay(String name, Chain chain, PublicKey to) {
        return pay(name, WalletTestBase.payment(wallet, chain, to));
    }

    Call<IssuedTx> pay(String name, TxRequest request) {
        return wallet.pay(name, request);
    }

    Call<?> move(String name, Chain from, Chain to, NAvax amount) {
        return wallet.move(name, from, to, amount);
    }

    /** Empty if the name never pays. */
    Call<Optional<IssuedTx>> cancel(String name) {
        return wallet.cancel(name);
    }

    Call<Map<String, RuntimeException>> resume() {
        return wallet.resume();
    }
}
