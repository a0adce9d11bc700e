package io.github.avalanche4j.core.internal.flow;

import io.github.avalanche4j.core.Page;
import java.util.List;

/** The part of each page that a subscriber gets, until a limit of items is reached. */
public abstract class Portions<P extends Page<?>, R> {
    private long remaining;

    private Portions(long limit) {
        this.remaining = limit;
    }

    /** Items, at most {@code limit}. */
    public static <T, P extends Page<T>> Portions<P, T> items(long limit) {
        return new Portions<>(limit) {
            @Override
            List<T> portion(P page, int from, int to) {
                return page.items().subList(from, to);
            }
        };
    }

    /** Whole pages; the one that reaches the limit is the last. */
    public static <P extends Page<?>> Portions<P, P> pages(long limit) {
        return new Portions<>(limit) {
            @Override
            List<P> portion(P page, int from, int to) {
                return isBeforeStart(page, from) ? List.of() : List.of(page);
            }
        };
    }

    /** Whether all items of a page are before the start of its walk, so the page is left out. */
    public static boolean isBeforeStart(Page<?> page, int skipped) {
        return skipped > 0 && skipped == page.items().size();
    }

    abstract List<R> portion(P page, int from, int to);

    /** The part of {@code page} to deliver after the first {@code skipped} items. */
    final List<R> of(P page, int skipped) {
        int to = (int) Math.min(page.items().size(), skipped + Math.min(remaining, Integer.MAX_VALUE - skipped));
        remaining -= to - skipped;
        return portion(page, skipped, to);
    }

    /** Whether everything has been delivered. */
    final boolean areDone() {
        return remaining == 0;
    }
}
