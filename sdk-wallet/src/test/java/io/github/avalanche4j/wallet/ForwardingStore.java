package io.github.avalanche4j.wallet;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Another store; tests override {@link #save}. */
class ForwardingStore implements PaymentStore {
    private final PaymentStore store;

    ForwardingStore(PaymentStore store) {
        this.store = store;
    }

    /** A store whose first saves fail. */
    static PaymentStore down(PaymentStore store, int saves) {
        AtomicInteger left = new AtomicInteger(saves);
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (left.getAndDecrement() > 0) {
                    throw new IllegalStateException("database down");
                }
                return super.save(before, after);
            }
        };
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
