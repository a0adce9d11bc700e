package io.github.avalanche4j.guide;

// snippet: service
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.util.Map;
import java.util.Optional;

/** Pays each withdrawal once. Thread-safe. */
public final class PayoutService implements AutoCloseable {
    private final NodeClient node;
    private final Wallet wallet;

    public PayoutService(String url, PrivateKey key, PaymentStore store) {
        node = NodeClient.create(url);
        wallet = Wallet.of(node, options -> options.store(store), LocalSigner.of(key));
    }

    /** Finishes what earlier processes began, and returns the failures by name; call it after a start. */
    public Map<String, RuntimeException> resume() {
        return wallet.resume().execute();
    }

    /** Pays and waits until the payment is accepted; after any failure, call it again. */
    public Id pay(String withdrawal, Bech32Address to, NAvax amount) {
        return wallet.pay(withdrawal, wallet.p().transfer(amount, to)).execute().id();
    }

    /** Stops a payment: empty if it never pays; else it had paid. */
    public Optional<Id> cancel(String withdrawal) {
        return wallet.cancel(withdrawal).execute().map(IssuedTx::id);
    }

    @Override
    public void close() {
        node.close();
    }
}
// end
