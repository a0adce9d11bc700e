package io.github.avalanche4j.core.internal.paging.range;

/**
 * What a walk asks for at once.
 *
 * @param start the first number
 * @param count the number of numbers
 * @param calls the most calls that the server takes in one request, as far as the walk knows
 * @param known the exclusive end of the server's numbers at an earlier response; 0 if unknown
 */
public record RangeRequest(long start, int count, int calls, long known) {
    /** No known limit of calls in one request. */
    public static final int ANY = Integer.MAX_VALUE;

    /** A request without knowledge of the server. */
    public static RangeRequest of(long start, int count) {
        return new RangeRequest(start, count, ANY, 0);
    }

    /** The exclusive end of the request. */
    public long end() {
        return start + count;
    }
}
