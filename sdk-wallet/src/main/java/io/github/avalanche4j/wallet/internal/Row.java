package io.github.avalanche4j.wallet.internal;

/**
 * The record of a name as a store has it.
 *
 * @param purpose what the name does; a request with another purpose is refused
 * @param state the text of a {@link PaymentState}, or of an L1's operation
 * @param isFinished whether nothing is left to do; a finished record never changes
 */
public record Row(String name, String purpose, String state, boolean isFinished) {}
