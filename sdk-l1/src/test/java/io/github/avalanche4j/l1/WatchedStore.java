package io.github.avalanche4j.l1;

import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A store of a program to which something happens when it saves.
 *
 * @param before runs before each save
 * @param after runs after each save, also one that has not replaced the record
 */
public record WatchedStore(PaymentStore store, Runnable before, Consumer<PaymentRecord> after) implements PaymentStore {
    @Override
    public boolean save(Optional<PaymentRecord> known, PaymentRecord next) {
        before.run();
        boolean isSaved = store.save(known, next);
        after.accept(next);
        return isSaved;
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
