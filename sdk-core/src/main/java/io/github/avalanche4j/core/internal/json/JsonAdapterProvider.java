package io.github.avalanche4j.core.internal.json;

import org.jspecify.annotations.Nullable;

/**
 * Finds the adapters of one module. It is generated for each module with value types and found by the service loader.
 */
public interface JsonAdapterProvider {
    /** The writer or adapter of a type of this module; null if it has none. */
    @Nullable
    JsonWriter<?> find(Class<?> type);

    /** Whether a type is of this module, with or without an adapter. */
    default boolean owns(Class<?> type) {
        String root = getClass().getPackageName().replace("internal.generated", "");
        return (type.getPackageName() + ".").startsWith(root)
                && type.getProtectionDomain().equals(getClass().getProtectionDomain());
    }
}
