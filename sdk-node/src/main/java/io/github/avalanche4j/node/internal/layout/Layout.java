package io.github.avalanche4j.node.internal.layout;

import org.jspecify.annotations.Nullable;

/** The fields of a type in the order that they have on the wire. */
@FunctionalInterface
public interface Layout<T> {
    /** Reads a value, or writes {@code value} and returns an equal one. */
    T of(Fields fields, @Nullable T value);
}
