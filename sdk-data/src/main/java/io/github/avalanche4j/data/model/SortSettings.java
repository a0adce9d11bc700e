package io.github.avalanche4j.data.model;

/** Sets the order of a list. */
public interface SortSettings<B> {
    /** Sets the order. */
    B sortOrder(SortOrder order);
}
