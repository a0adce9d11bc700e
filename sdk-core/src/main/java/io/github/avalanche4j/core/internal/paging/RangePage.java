package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.SummaryPage;

/** A range as a page, and the response that it is made of. */
record RangePage<T>(RangeResponse<T> response, SummaryPage<T, NoSummary> whole) {
    /** The page for a reader who cannot be given a smaller one. */
    SummaryPage<T, NoSummary> page() {
        if (response.refusal() != null) {
            throw response.refusal();
        }
        return whole;
    }
}
