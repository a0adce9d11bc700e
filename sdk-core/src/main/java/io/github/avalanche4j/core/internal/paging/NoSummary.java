package io.github.avalanche4j.core.internal.paging;

/** The summary of pages that have nothing beside their items. */
public enum NoSummary {
    NONE
}
