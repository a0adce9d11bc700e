package io.github.avalanche4j.wallet.internal;

/**
 * The record of a name as a store has it.
 *
 * @param purpose what the name does; it cannot be used for anything else
 * @param state the text of a {@link PaymentState}, or of something else that the store keeps
 * @param isFinished whether nothing is left to do; then it never changes
 */
public record Row(String name, String purpose, String state, boolean isFinished) {}
