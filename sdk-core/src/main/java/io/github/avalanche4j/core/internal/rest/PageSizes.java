package io.github.avalanche4j.core.internal.rest;

/**
 * How many items one request of a list may ask for, both ends included.
 *
 * @param smallest 1 for most lists; 0 where the server has a meaning of its own for it
 * @param largest {@link Integer#MAX_VALUE} where no bound is known; then no page size is sent unless one is set
 */
public record PageSizes(int smallest, int largest) {
    /** Of a list whose server decides how long a page is; no page size is ever sent. */
    public static final PageSizes FIXED = new PageSizes(0, 0);

    /** Of a list about which nothing is known; a page size is sent where the user sets one. */
    public static final PageSizes UNKNOWN = new PageSizes(0, Integer.MAX_VALUE);

    /** From 1 to {@code largest}. */
    public static PageSizes upTo(int largest) {
        return new PageSizes(1, largest);
    }

    boolean isSent(int size) {
        return !equals(FIXED) && size != Integer.MAX_VALUE;
    }
}
