package io.github.avalanche4j.core;

/** A page that says more than its items, such as a total or a block height. */
public interface SummaryPage<T, S> extends Page<T> {
    /** {@return what the response says beside the items} */
    S summary();
}
