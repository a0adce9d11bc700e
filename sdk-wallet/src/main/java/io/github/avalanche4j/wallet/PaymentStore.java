package io.github.avalanche4j.wallet;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where payments are kept: memory, files, or a table of your own database. The methods may block, and run on
 * threads of the client in background calls. Their exceptions end the call of the payment, which may run again.
 *
 * <p>A table needs four columns: {@code name} (the key, which distinguishes upper and lower case), {@code purpose}, {@code
 * state} and {@code finished}. A name whose row is deleted pays again, also in a call that runs. A record that cannot be
 * read or saved stops only its own name.
 */
public interface PaymentStore {
    /**
     * Saves a payment, if it is still as it was read. When it returns true, the record survives a crash, and a rollback
     * of the caller's transaction: it is committed on a connection of its own.
     *
     * <p>For a table: {@code INSERT} if {@code before} is absent, and false if the name exists; else {@code UPDATE …
     * WHERE name = ? AND state = ? AND finished = ?} with the values of {@code before}, and whether it changed a row.
     *
     * @param before the record that {@link #load} returned; absent to save a new payment
     * @param after the record to save, of the same name
     * @return false, with nothing changed, if another process or thread has saved this payment since
     */
    boolean save(Optional<PaymentRecord> before, PaymentRecord after);

    /**
     * {@return the payment of a name, as it was saved last; absent if there is none} Read it from where {@link #save}
     * writes, not from a replica, which may be older.
     */
    Optional<PaymentRecord> load(String name);

    /** {@return all payments that are not finished} Other names may spend the inputs of one that is missing here. */
    List<PaymentRecord> unfinished();

    /** {@return a store in memory, for tests: it ends with the process} */
    static PaymentStore inMemory() {
        ConcurrentHashMap<String, PaymentRecord> records = new ConcurrentHashMap<>();
        return new PaymentStore() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                return before.isEmpty()
                        ? records.putIfAbsent(after.name(), after) == null
                        : records.replace(after.name(), before.get(), after);
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                return Optional.ofNullable(records.get(Objects.requireNonNull(name, "name")));
            }

            @Override
            public List<PaymentRecord> unfinished() {
                return records.values().stream()
                        .filter(record -> !record.isFinished())
                        .toList();
            }
        };
    }

    /**
     * {@return a store that keeps a file for each payment} Each change is forced to disk and replaces the file as a
     * whole. Several processes of one machine may share the folder: each call waits for its turn, beyond the deadline of
     * a payment.
     *
     * @param folder the folder, which is created if it does not exist
     */
    static PaymentStore files(Path folder) {
        return new PaymentFiles(Objects.requireNonNull(folder, "folder"));
    }
}
