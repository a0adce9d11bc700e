package io.github.avalanche4j.benchmarks.kit;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/** One side of a comparison: what is repeated for a turn. */
@FunctionalInterface
public interface Task {
    /** Does the work once. */
    Object run() throws Exception;

    /** A check sum of the last repetition's work: both sides of a comparison have the same. */
    default long check(Object result) {
        return result instanceof Long number ? number : 0;
    }

    /** A task with a result, and its check sum, which is computed once for a turn. */
    @SuppressWarnings("unchecked") // the result is that of the work
    static <R> Task of(Callable<R> work, ToLongFunction<R> check) {
        return new Task() {
            @Override
            public Object run() throws Exception {
                return work.call();
            }

            @Override
            public long check(Object result) {
                return check.applyAsLong((R) result);
            }
        };
    }

    /** A task that does something with each item; what is checked is their number. */
    static <T> Task forEach(List<T> items, Consumer<T> work) {
        return () -> {
            items.forEach(work);
            return (long) items.size();
        };
    }
}
