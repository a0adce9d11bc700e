package io.github.avalanche4j.wallet;

import java.util.Objects;

/**
 * A named payment as a {@link PaymentStore} keeps it: a row of a table. Its texts have no line breaks and hold no key.
 *
 * @param name the name, which is unique
 * @param purpose what it does; the name cannot be used for anything else
 * @param state the text from which it continues; some hundred characters, up to some ten thousand for large
 *     transactions
 * @param isFinished whether nothing is left to do
 */
public record PaymentRecord(String name, String purpose, String state, boolean isFinished) {
    public PaymentRecord {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(purpose, "purpose");
        Objects.requireNonNull(state, "state");
    }
}
