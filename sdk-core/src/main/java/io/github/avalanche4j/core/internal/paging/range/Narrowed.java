package io.github.avalanche4j.core.internal.paging.range;

/**
 * A narrower request, which may succeed where a wider one failed.
 *
 * @param count the number of numbers
 * @param calls the most calls in one request
 * @param certainty how certain it is that the width was the reason
 */
public record Narrowed(int count, int calls, Certainty certainty) {
    /** How certain it is that a request failed for its width, and so how seldom a wider one is worth trying. */
    public enum Certainty {
        /** The width that succeeds depends on the content of the range. */
        LOW(8, 2),
        /** The server failed, perhaps for the width. */
        UNSURE(8, 2),
        /** The server refused the request. */
        REFUSED(64, 2),
        /** The server named a width, which is tried for a while. */
        NAMED(8, 128);

        private final int first;
        private final int factor;

        Certainty(int first, int factor) {
            this.first = first;
            this.factor = factor;
        }

        /** The number of ranges before a wider one is tried, after {@code last} were not enough. */
        int interval(int last) {
            return Math.max(first, last * factor);
        }
    }

    /** Half of {@code failed}. */
    public static Narrowed half(RangeRequest failed, Certainty certainty) {
        return new Narrowed(Math.max(1, failed.count() / 2), failed.calls(), certainty);
    }
}
