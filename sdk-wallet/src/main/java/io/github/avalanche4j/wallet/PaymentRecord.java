package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Objects;

/**
 * A named payment as a {@link PaymentStore} keeps it: a row of a table. Its texts have no line breaks and hold no key.
 *
 * @param name the name, which is unique
 * @param purpose what the name does; a request with another purpose is refused
 * @param state the text from which the payment continues: some 800 characters for each transaction, and some 320 more
 *     for each further input. A payment that was refused has several transactions, so the column needs a type without a
 *     small limit, such as {@code TEXT} of PostgreSQL or {@code MEDIUMTEXT} of MySQL
 * @param isFinished whether nothing is left to do
 */
public record PaymentRecord(String name, String purpose, String state, boolean isFinished) {
    private static final int MAX_NAME = 100;
    private static final int MAX_PURPOSE = 1000;

    public PaymentRecord {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(purpose, "purpose");
        Objects.requireNonNull(state, "state");
    }

    private static boolean isUnfit(int codePoint) {
        return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
    }

    static void requireName(String name) {
        requireText("name", name, MAX_NAME);
    }

    static void requirePurpose(String purpose) {
        requireText("purpose", purpose, MAX_PURPOSE);
    }

    /** Refuses what a line of text cannot hold. */
    private static void requireText(String argument, String text, int most) {
        Objects.requireNonNull(text, argument);
        if (text.isBlank() || text.length() > most || text.codePoints().anyMatch(PaymentRecord::isUnfit)) {
            throw new InvalidRequestException(argument, text, "1 to " + most + " characters without line breaks");
        }
    }
}
