package io.github.avalanche4j.benchmarks.kit;

/** One side of a comparison: what is repeated for a turn. */
@FunctionalInterface
public interface Task extends AutoCloseable {
    /** Does the work once. */
    Object run() throws Exception;

    /** A check sum of the last repetition's work: both sides of a comparison have the same. */
    default long check(Object result) {
        return result instanceof Long number ? number : 0;
    }

    @Override
    default void close() {}
}
