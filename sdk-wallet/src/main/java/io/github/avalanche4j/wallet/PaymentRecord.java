package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Objects;
import java.util.Optional;

/**
 * A named payment as a {@link PaymentStore} keeps it: a row of a table. Its texts have no line breaks and hold no key.
 *
 * @param name the name, which is unique
 * @param purpose what it does; the name cannot be used for anything else
 * @param state the text from which it continues: some 800 characters for each transaction that was sent, and some 320
 *     more for each further input of it. Each refusal and each replacement adds one, so its column needs a type without a
 *     small limit, such as {@code TEXT} of PostgreSQL or {@code MEDIUMTEXT} of MySQL
 * @param isFinished whether nothing is left to do
 */
public record PaymentRecord(String name, String purpose, String state, boolean isFinished) {
    private static final int MAX_NAME = 100;

    public PaymentRecord {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(purpose, "purpose");
        Objects.requireNonNull(state, "state");
    }

    private static boolean isUnfit(int codePoint) {
        return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
    }

    static void requireName(String name) {
        Objects.requireNonNull(name, "name");
        if (name.isBlank() || name.length() > MAX_NAME || name.codePoints().anyMatch(PaymentRecord::isUnfit)) {
            throw new InvalidRequestException("name", name, "1 to " + MAX_NAME + " characters without line breaks");
        }
    }

    /** Fails if a store has not saved a record, though it has the one before: trying again would not end. */
    static void requireChanged(String name, Optional<PaymentRecord> before, Optional<PaymentRecord> now) {
        if (now.equals(before)) {
            throw new IllegalStateException("the store did not save payment " + name + ", although load() returns "
                    + (before.isPresent() ? "the record that it should replace" : "no record of it")
                    + ": both have to use the same data");
        }
    }

    /** Fails if a record is gone that a run has seen: the name may have paid, and it would pay again. */
    static void requireKept(String name, Optional<PaymentRecord> before, Optional<PaymentRecord> now) {
        if (before.isPresent() && now.isEmpty()) {
            String last = KeptTxs.readable(before.get())
                    .map(txs -> " with transaction " + txs.last().tx().id())
                    .orElse("");
            throw new LostException("the store has lost payment " + name + last
                    + ", which this call has loaded: look up whether it has paid before you run it again");
        }
    }

    /** The record that another thread or process has saved instead; fails as the two above. */
    static PaymentRecord changed(String name, Optional<PaymentRecord> before, Optional<PaymentRecord> now) {
        requireChanged(name, before, now);
        requireKept(name, before, now);
        return now.orElseThrow();
    }

    /** What a call fails with if a store fails after it: the first failure says more, unless its record is lost. */
    static RuntimeException failure(RuntimeException first, RuntimeException ofStore) {
        boolean isLost = ofStore instanceof LostException;
        RuntimeException said = isLost ? ofStore : first;
        said.addSuppressed(isLost ? first : ofStore);
        return said;
    }

    /** A store has lost a record, which says more than why its transaction is not accepted. */
    static final class LostException extends IllegalStateException {
        private static final long serialVersionUID = 1;

        private LostException(String message) {
            super(message);
        }
    }
}
