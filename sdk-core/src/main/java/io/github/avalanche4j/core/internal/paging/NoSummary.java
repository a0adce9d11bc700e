package io.github.avalanche4j.core.internal.paging;

/** The summary of pages that only have items. */
public enum NoSummary {
    NONE
}
