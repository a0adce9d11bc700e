package io.github.avalanche4j.guide;

// snippet: service
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.util.Map;

/** Pays each withdrawal once. Thread-safe. */
public final class PayoutService implements AutoCloseable {
    private final NodeClient node;
    private final Wallet wallet;
    private final Payments payments;

    public PayoutService(String url, PrivateKey key, PaymentStore store) {
        node = NodeClient.create(url);
        wallet = Wallet.of(node, LocalSigner.of(key));
        payments = wallet.payments(store);
    }

    /** Finishes what earlier processes began, and returns the failures by name; call it after a start. */
    public Map<String, RuntimeException> resume() {
        return payments.resume().execute();
    }

    /** Pays and waits until the payment is accepted; after any failure, call it again. */
    public Id pay(String withdrawal, Bech32Address to, NAvax amount) {
        return payments.pay(withdrawal, wallet.p().transfer(amount, to))
                .execute()
                .id();
    }

    /** Pays by a second transaction; at most one of the two is accepted. */
    public Id replace(String withdrawal, Bech32Address to, NAvax amount) {
        return payments.replace(withdrawal, wallet.p().transfer(amount, to))
                .execute()
                .id();
    }

    @Override
    public void close() {
        node.close();
    }
}
// end
