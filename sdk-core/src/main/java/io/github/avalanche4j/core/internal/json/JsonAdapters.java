package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the adapter of a type: here for types of the JDK, in the type's module for all others. */
public final class JsonAdapters {
    private static final PerClass<JsonWriter<?>> OWN = new PerClass<>(type -> {
        JsonWriter<?> scalar = Scalars.adapter(type);
        return scalar != null ? scalar : JsonModules.find(type);
    });
    private static final PerClass<JsonWriter<?>> INHERITED = new PerClass<>(JsonAdapters::inherited);
    private static final PerClass<RefusedAdapter> REFUSED = new PerClass<>(JsonAdapters::refused);

    private JsonAdapters() {}

    /** Whether a type, or an interface that it implements, belongs to this library. */
    public static boolean isOurs(Class<?> type) {
        return Scalars.adapter(type) == null && writer(type) != null;
    }

    /** The adapter of a type that has one; null for a user's own type. */
    @SuppressWarnings("unchecked") // a provider returns the adapter of exactly the requested type
    public static <T> @Nullable JsonAdapter<T> find(Class<T> type) {
        JsonWriter<?> found = OWN.get(type);
        if (found == null) {
            found = REFUSED.get(type);
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

    /** The adapter of a type that is a single text, and can be the key of a map. */
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

    /** The writer for values of a class; null for a user's own type. */
    @SuppressWarnings("unchecked") // looked up by the value's own class
    public static @Nullable JsonWriter<Object> writer(Class<?> type) {
        JsonWriter<?> found = INHERITED.get(type);
        return (JsonWriter<Object>) (found != null ? found : REFUSED.get(type));
    }

    /** The type that a value of a class is read as: usually an interface that the class implements. */
    static Class<?> typeOf(Class<?> ofValue) {
        if (OWN.get(ofValue) == null) {
            for (Class<?> parent : ofValue.getInterfaces()) {
                if (INHERITED.get(parent) != null) {
                    return typeOf(parent);
                }
            }
            Class<?> parent = ofValue.getSuperclass();
            if (parent != null && INHERITED.get(parent) != null) {
                return typeOf(parent);
            }
        }
        return ofValue;
    }

    /** A value's class is rarely its type: usually the type is an interface that the class implements. */
    private static @Nullable JsonWriter<?> inherited(Class<?> type) {
        JsonWriter<?> own = OWN.get(type);
        for (Class<?> parent : type.getInterfaces()) {
            own = own == null ? INHERITED.get(parent) : own;
        }
        Class<?> parent = type.getSuperclass();
        return own == null && parent != null ? INHERITED.get(parent) : own;
    }

    /** A type of this library without an adapter must not be read by reflection. */
    private static @Nullable RefusedAdapter refused(Class<?> type) {
        boolean named = Enum.class.isAssignableFrom(type) || Throwable.class.isAssignableFrom(type);
        return !named && JsonModules.own(type)
                ? new RefusedAdapter(
                        type.getSimpleName() + " has no JSON form: write its source, or the parts that you need")
                : null;
    }

    /**
     * Caches the lookup for a class. The entry is stored with the class, so it can be unloaded with it. For classes of
     * the JDK, which are never unloaded, such an entry would keep this library's class loader alive after an
     * application is undeployed; so those entries are stored here.
     */
    private static final class PerClass<T> {
        private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

        private final Map<Class<?>, Optional<T>> ofJdk = new ConcurrentHashMap<>();
        private final Function<Class<?>, @Nullable T> rule;
        private final ClassValue<Optional<T>> ofOthers = new ClassValue<>() {
            @Override
            protected Optional<T> computeValue(Class<?> type) {
                return Optional.ofNullable(rule.apply(type));
            }
        };

        PerClass(Function<Class<?>, @Nullable T> rule) {
            this.rule = rule;
        }

        @Nullable
        T get(Class<?> type) {
            ClassLoader loader = type.getClassLoader();
            if (loader != null && loader != PLATFORM) {
                return ofOthers.get(type).orElse(null);
            }
            Optional<T> known = ofJdk.get(type);
            if (known == null) {
                known = Optional.ofNullable(
                        rule.apply(type)); // looks up other classes in turn, which computeIfAbsent forbids
                ofJdk.put(type, known);
            }
            return known.orElse(null);
        }
    }
}
