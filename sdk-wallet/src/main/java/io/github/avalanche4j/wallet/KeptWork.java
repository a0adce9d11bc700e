package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;

/**
 * Work of several steps that pays, such as a {@link CrossChainTransfer}: an immutable value at a stage, with a line of
 * text from which a later process continues. {@link Payments#complete} carries it out.
 */
public interface KeptWork {
    /** {@return what it does, in one line: the same at all its stages} */
    String purpose();

    /** {@return one line of text from which a later process continues; it holds no key} */
    String state();

    /**
     * {@return whether something was reserved or may have been sent} Until then {@link Payments#complete} saves nothing,
     * so a first step that fails leaves no work for later runs.
     */
    default boolean isBegun() {
        return true;
    }

    /** {@return whether nothing is left to do} */
    boolean isDone();

    /** {@return the signed transactions that this stage sends, a text of {@link TxRequest#state}; empty if there are none} */
    default String sending() {
        return "";
    }

    /**
     * {@return the same work, with what is known now of the transactions that it sends}
     *
     * @param transactions the text of {@link #sending} after a node has refused some of them
     */
    default KeptWork withSending(String transactions) {
        return this;
    }

    /** {@return a call that does the next step, and returns the work at its next stage; it may run again} */
    Call<? extends KeptWork> next();
}
