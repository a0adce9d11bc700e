package io.github.avalanche4j.core;

/** A page with a summary beside its items, such as a total or a block height. */
public interface SummaryPage<T, S> extends Page<T> {
    /** {@return the summary} */
    S summary();
}
