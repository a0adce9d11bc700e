package io.github.avalanche4j.core.internal.json;

import org.jspecify.annotations.Nullable;

/** Finds the adapters of one package. Generated for each package that has some, and found by the service loader. */
public interface JsonAdapterProvider {
    /** The writer or adapter of a type of this package; null where it has none. */
    @Nullable
    JsonWriter<?> find(Class<?> type);
}
