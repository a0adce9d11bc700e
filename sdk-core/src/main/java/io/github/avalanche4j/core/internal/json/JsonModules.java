package io.github.avalanche4j.core.internal.json;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The modules whose values can be read and written. They are found by the class loader of the value's type, because an
 * application server may load this module and others in different class loaders.
 */
final class JsonModules {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final ClassLoader HERE = JsonModules.class.getClassLoader();
    private static final List<JsonAdapterProvider> PROVIDERS = load(HERE);

    private JsonModules() {}

    private static List<JsonAdapterProvider> load(ClassLoader loader) {
        // a stream would load 30 classes before a program's first value
        List<JsonAdapterProvider> providers = new ArrayList<>();
        ServiceLoader.load(JsonAdapterProvider.class, loader).forEach(providers::add);
        return List.copyOf(providers);
    }

    private static List<JsonAdapterProvider> of(Class<?> type) {
        if (!type.getName().startsWith(ROOT)) {
            return List.of();
        }
        return type.getClassLoader() == HERE ? PROVIDERS : load(type.getClassLoader());
    }

    /** The provider's entry for a type. */
    static @Nullable JsonWriter<?> find(Class<?> type) {
        for (JsonAdapterProvider provider : of(type)) {
            JsonWriter<?> found = provider.find(type);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether a type belongs to this library. */
    static boolean own(Class<?> type) {
        return of(type).stream().anyMatch(provider -> provider.owns(type));
    }
}
