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
 * @param covered how many numbers of the range the items cover
 * @param available the exclusive end of what the server had then; the largest number where it does not say
 * @param refusal why the server gave nothing though it has the first number: the range goes beyond its end
 * @param before what the first number follows, such as a block's parent; null where it is not known
 * @param last what must be {@code before} of the next range; null where it is not known
 */
public record RangeResponse<T>(
        List<T> items,
        int covered,
        long available,
        @Nullable AvalancheException refusal,
        @Nullable String before,
        @Nullable String last) {
    /** The response of a server that does not say how far it has got. */
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

    /** A range as a page, and the response that it is made of. */
    record AsPage<T>(RangeResponse<T> response, SummaryPage<T, NoSummary> whole) {
        /** The page for a reader who cannot be given a smaller one. */
        SummaryPage<T, NoSummary> page() {
            if (response.refusal() != null) {
                throw response.refusal();
            }
            return whole;
        }
    }
}
