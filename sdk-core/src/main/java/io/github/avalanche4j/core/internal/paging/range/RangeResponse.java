package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The response to a request for a range of numbers.
 *
 * @param items the items of the first {@code covered} numbers
 * @param covered the number of numbers that the items cover
 * @param available the exclusive end of the server's numbers at that time; the largest number if it did not say
 * @param refusal why the server returned nothing although it has the first number: the range exceeds its end, or the
 *     server refuses it although it responded to the rest of the request
 * @param before the link before the first number, such as a block's parent hash; null if unknown
 * @param last the link that {@code before} of the next range must equal; null if unknown
 */
public record RangeResponse<T>(
        List<T> items,
        int covered,
        long available,
        @Nullable AvalancheException refusal,
        @Nullable String before,
        @Nullable String last) {
    /** The response of a server that does not report its end. */
    public static <T> RangeResponse<T> of(List<T> items, int covered) {
        return new RangeResponse<>(items, covered, Long.MAX_VALUE, null, null, null);
    }

    /** The response of a server that has nothing of the range yet. */
    public static <T> RangeResponse<T> none(long available) {
        return new RangeResponse<>(List.of(), 0, available, null, null, null);
    }

    /** The response of a server that has less than the range. */
    public static <T> RangeResponse<T> refused(long available, AvalancheException refusal) {
        return new RangeResponse<>(List.of(), 0, available, refusal, null, null);
    }

    /** Throws the refusal of a server that has all of the requested range. */
    void requireServed(RangeRequest requested) {
        if (refusal != null && available >= requested.end()) {
            throw refusal;
        }
    }

    /** A range as a page, and its response. */
    record AsPage<T>(RangeResponse<T> response, SummaryPage<T, NoSummary> whole) {
        /** The page for a reader that cannot accept a smaller one. */
        SummaryPage<T, NoSummary> page() {
            if (response.refusal() != null) {
                throw response.refusal();
            }
            return whole;
        }
    }
}
