package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.Bytes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the adapter of a type: those of the JDK's types here, all others in the module that the type is of. */
public final class JsonAdapters {
    private static final ClassValue<Optional<JsonWriter<?>>> OWN = new ClassValue<>() {
        @Override
        protected Optional<JsonWriter<?>> computeValue(Class<?> type) {
            JsonWriter<?> scalar = Scalars.adapter(type);
            return Optional.ofNullable(scalar != null ? scalar : JsonModules.find(type));
        }
    };

    private static final ClassValue<Optional<JsonWriter<?>>> INHERITED = new ClassValue<>() {
        @Override
        protected Optional<JsonWriter<?>> computeValue(Class<?> type) {
            return Optional.ofNullable(inherited(type));
        }
    };

    private static final ClassValue<Optional<RefusedAdapter>> REFUSED = new ClassValue<>() {
        @Override
        protected Optional<RefusedAdapter> computeValue(Class<?> type) {
            return Optional.ofNullable(refused(type));
        }
    };

    private JsonAdapters() {}

    /** Whether a type, or one that it implements, is of this library. */
    public static boolean isOurs(Class<?> type) {
        return Scalars.adapter(type) == null && writer(type) != null;
    }

    /** The adapter of a type that has one; null for a user's own type. */
    @SuppressWarnings("unchecked") // a provider gives the adapter of the very type it is asked for
    public static <T> @Nullable JsonAdapter<T> find(Class<T> type) {
        JsonWriter<?> found = OWN.get(type).orElse(null);
        if (found == null) {
            found = REFUSED.get(type).orElse(null);
        }
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
        JsonWriter<?> found = INHERITED.get(type).orElse(null);
        return (JsonWriter<Object>) (found != null ? found : REFUSED.get(type).orElse(null));
    }

    /** A value's class is rarely its type: mostly the type is an interface that the class implements. */
    private static @Nullable JsonWriter<?> inherited(Class<?> type) {
        JsonWriter<?> own = OWN.get(type).orElse(null);
        for (Class<?> parent : type.getInterfaces()) {
            own = own == null ? INHERITED.get(parent).orElse(null) : own;
        }
        Class<?> parent = type.getSuperclass();
        return own == null && parent != null ? INHERITED.get(parent).orElse(null) : own;
    }

    /** What is of this library and has no adapter is nothing that reflection may look into. */
    private static @Nullable RefusedAdapter refused(Class<?> type) {
        boolean named = Enum.class.isAssignableFrom(type) || Throwable.class.isAssignableFrom(type);
        return !named && JsonModules.own(type)
                ? new RefusedAdapter(
                        type.getSimpleName() + " has no JSON: write what it was made of, or what you need of it")
                : null;
    }
}
