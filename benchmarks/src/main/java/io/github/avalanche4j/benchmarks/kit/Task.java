package io.github.avalanche4j.benchmarks.kit;

import java.util.List;
import java.util.function.Consumer;

/** One side of a comparison: what is repeated for a turn. */
@FunctionalInterface
public interface Task extends AutoCloseable {
    /** Does the work once. */
    Object run() throws Exception;

    /** A check sum of the last repetition's work: both sides of a comparison have the same. */
    default long check(Object result) {
        return result instanceof Long number ? number : 0;
    }

    /** A task that does something with each item; what is checked is their number. */
    static <T> Task forEach(List<T> items, Consumer<T> work) {
        return () -> {
            items.forEach(work);
            return (long) items.size();
        };
    }

    @Override
    default void close() {}
}
