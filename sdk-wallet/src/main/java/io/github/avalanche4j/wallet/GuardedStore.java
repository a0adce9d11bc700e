package io.github.avalanche4j.wallet;

import io.github.avalanche4j.wallet.internal.Row;
import io.github.avalanche4j.wallet.internal.Store;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * Wraps checked and cancellation exceptions of a user's store; stores in other languages need not declare checked ones.
 */
record GuardedStore(PaymentStore store) implements Store {
    private static <T> T asked(Supplier<T> access) {
        try {
            return access.get();
        } catch (Exception e) {
            if (e instanceof RuntimeException known && !(e instanceof CancellationException)) {
                throw known; // a cancellation within the store must not cancel the call
            } else if (e instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            throw new IllegalStateException("the payment store failed: " + e, e);
        }
    }

    private static Row row(PaymentRecord record) {
        return new Row(record.name(), record.purpose(), record.state(), record.isFinished());
    }

    private static PaymentRecord record(Row row) {
        return new PaymentRecord(row.name(), row.purpose(), row.state(), row.isFinished());
    }

    @Override
    public boolean save(Optional<Row> before, Row after) {
        return asked(() -> store.save(before.map(GuardedStore::record), record(after)));
    }

    @Override
    public Optional<Row> load(String name) {
        Optional<PaymentRecord> known = asked(() -> store.load(name));
        known.filter(record -> !record.name().equals(name)).ifPresent(other -> {
            throw new IllegalStateException("the store returned payment " + other.name() + " for " + name
                    + ": it has to distinguish names by each character and its case");
        });
        return known.map(GuardedStore::row);
    }

    @Override
    public List<Row> unfinished() {
        return asked(() -> store.unfinished().stream().map(GuardedStore::row).toList());
    }
}
