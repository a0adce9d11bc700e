package io.github.avalanche4j.core.internal.flow;

import io.github.avalanche4j.core.Page;
import java.util.List;

/** The part of each page that an iterator or a subscriber gets, until a limit of items is reached. */
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
                List<T> items = page.items();
                return to - from == items.size() ? items : items.subList(from, to);
            }

            @Override
            public int read(P page, int skipped, int delivered) {
                return skipped + delivered;
            }
        };
    }

    /** Whole pages; the one that reaches the limit is the last. */
    public static <P extends Page<?>> Portions<P, P> pages(long limit) {
        return new Portions<>(limit) {
            @Override
            List<P> portion(P page, int from, int to) {
                // a page whose items are all before the start is left out
                return from > 0 && from == page.items().size() ? List.of() : List.of(page);
            }

            @Override
            public int read(P page, int skipped, int delivered) {
                return delivered == 0 ? skipped : page.items().size();
            }
        };
    }

    /** How many items of a page have been read when {@code delivered} elements of its portion were. */
    public abstract int read(P page, int skipped, int delivered);

    abstract List<R> portion(P page, int from, int to);

    /** The part of {@code page} to deliver after the first {@code skipped} items. */
    public final List<R> of(P page, int skipped) {
        int to = (int) Math.min(page.items().size(), skipped + Math.min(remaining, Integer.MAX_VALUE - skipped));
        remaining -= to - skipped;
        return portion(page, skipped, to);
    }

    /** Whether everything has been delivered. */
    public final boolean areDone() {
        return remaining == 0;
    }
}
