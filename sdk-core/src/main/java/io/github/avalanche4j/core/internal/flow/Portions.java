package io.github.avalanche4j.core.internal.flow;

import io.github.avalanche4j.core.Page;
import java.util.List;

/** What of each page goes to a subscriber, until a limit of items is reached. */
public abstract class Portions<P extends Page<?>, R> {
    private long left;
    private int toSkip;

    private Portions(long limit, int toSkip) {
        this.left = limit;
        this.toSkip = toSkip;
    }

    /** Items, without the first {@code toSkip} and {@code limit} at most. */
    public static <T, P extends Page<T>> Portions<P, T> items(long limit, int toSkip) {
        return new Portions<>(limit, toSkip) {
            @Override
            List<T> portion(P page, int from, int to) {
                return page.items().subList(from, to);
            }
        };
    }

    /** Whole pages; the one that reaches the limit is the last. */
    public static <P extends Page<?>> Portions<P, P> pages(long limit, int toSkip) {
        return new Portions<>(limit, toSkip) {
            @Override
            List<P> portion(P page, int from, int to) {
                return List.of(page);
            }
        };
    }

    abstract List<R> portion(P page, int from, int to);

    /** What of {@code page} is due. */
    final List<R> of(P page) {
        int size = page.items().size();
        int from = Math.min(toSkip, size);
        int to = (int) Math.min(size, from + Math.min(left, Integer.MAX_VALUE - from));
        toSkip -= from;
        left -= to - from;
        return portion(page, from, to);
    }

    /** Whether nothing further is due. */
    final boolean areDone() {
        return left == 0;
    }
}
