package io.github.avalanche4j.core.internal.rest;

/**
 * How many items one request of a list may ask for, both ends included.
 *
 * @param smallest 1 for most lists; 0 if the server has a special meaning for it
 * @param largest 0 if the server decides; {@link Integer#MAX_VALUE} if no bound is known; then a page size is sent only if the user sets one
 */
public record PageSizes(int smallest, int largest) {
    /** For a list whose server decides the page size; no page size is sent. */
    public static final PageSizes FIXED = new PageSizes(0, 0);

    /** For an unknown list; a page size is sent only if the user sets one. */
    public static final PageSizes UNKNOWN = new PageSizes(0, Integer.MAX_VALUE);

    /** From 1 to {@code largest}. */
    public static PageSizes upTo(int largest) {
        return new PageSizes(1, largest);
    }

    boolean isFixed() {
        return largest == 0;
    }

    boolean isSent(int size) {
        return !isFixed() && size != Integer.MAX_VALUE;
    }
}
