package io.github.avalanche4j.wallet;

import java.util.List;
import java.util.Optional;

/** Another store; tests override {@link #save}. */
class ForwardingStore implements PaymentStore {
    private final PaymentStore store;

    ForwardingStore(PaymentStore store) {
        this.store = store;
    }

    @Override
    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
        return store.save(before, after);
    }

    @Override
    public Optional<PaymentRecord> load(String name) {
        return store.load(name);
    }

    @Override
    public List<PaymentRecord> unfinished() {
        return store.unfinished();
    }
}
