package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.Bytes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Finds the adapter of a type: those of the JDK's types here, all others by the package that the type is in. */
public final class JsonAdapters {
    private static final Map<String, JsonAdapterProvider> PROVIDERS = providers();

    private static final ClassValue<Optional<JsonWriter<?>>> OWN = new ClassValue<>() {
        @Override
        protected Optional<JsonWriter<?>> computeValue(Class<?> type) {
            return Optional.ofNullable(search(type));
        }
    };

    private static final ClassValue<Optional<JsonWriter<?>>> WRITERS = new ClassValue<>() {
        @Override
        protected Optional<JsonWriter<?>> computeValue(Class<?> type) {
            return Optional.ofNullable(writerOf(type));
        }
    };

    private JsonAdapters() {}

    private static Map<String, JsonAdapterProvider> providers() {
        Map<String, JsonAdapterProvider> byPackage = new HashMap<>();
        for (JsonAdapterProvider provider :
                ServiceLoader.load(JsonAdapterProvider.class, JsonAdapters.class.getClassLoader())) {
            byPackage.put(provider.getClass().getPackageName(), provider);
        }
        return byPackage;
    }

    /** Whether a type, or one that it implements, is of this library. */
    static boolean isOurs(Class<?> type) {
        return Scalars.adapter(type) == null && writer(type) != null;
    }

    private static @Nullable JsonWriter<?> search(Class<?> type) {
        JsonAdapterProvider provider = PROVIDERS.get(type.getPackageName());
        return provider == null ? Scalars.adapter(type) : provider.find(type);
    }

    /** The adapter of a type that has one; null for a user's own type. */
    @SuppressWarnings("unchecked") // a provider gives the adapter of the very type it is asked for
    public static <T> @Nullable JsonAdapter<T> find(Class<T> type) {
        JsonWriter<?> found = OWN.get(type).orElse(null);
        return found instanceof JsonAdapter<?> ? (JsonAdapter<T>) found : null;
    }

    /** The adapter of a type that is known to have one. */
    public static <T> JsonAdapter<T> of(Class<T> type) {
        JsonAdapter<T> adapter = find(type);
        if (adapter == null) {
            throw new IllegalStateException("no adapter was generated for " + type);
        }
        return adapter;
    }

    /** The adapter of a type that is one text, and can be the key of a map. */
    @SuppressWarnings("unchecked") // the type is Long
    public static <T> TextAdapter<T> text(Class<T> type) {
        return type == Long.class
                ? (TextAdapter<T>) new TextAdapter<>(Long::valueOf, Object::toString)
                : (TextAdapter<T>) of(type);
    }

    /** The adapter of bytes whose hex ends with a checksum. */
    public static JsonAdapter<Bytes> checkedHex() {
        return ((HexAdapter) of(Bytes.class)).checked();
    }

    /** Writes values of the class, whichever of our types they are; null for a user's own. */
    @SuppressWarnings("unchecked") // found by the value's own class
    public static @Nullable JsonWriter<Object> writer(Class<?> type) {
        return (JsonWriter<Object>) WRITERS.get(type).orElse(null);
    }

    /** A value's class is rarely its type: mostly the type is an interface that the class implements. */
    private static @Nullable JsonWriter<?> writerOf(Class<?> type) {
        JsonWriter<?> own = OWN.get(type).orElse(null);
        for (Class<?> parent : type.getInterfaces()) {
            own = own == null ? writer(parent) : own;
        }
        return own == null && type.getSuperclass() != null ? writer(type.getSuperclass()) : own;
    }
}
