package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the adapter of a type: those of the JDK's types here, all others in the module that the type is of. */
public final class JsonAdapters {
    private static final PerClass<JsonWriter<?>> OWN = new PerClass<>(type -> {
        JsonWriter<?> scalar = Scalars.adapter(type);
        return scalar != null ? scalar : JsonModules.find(type);
    });
    private static final PerClass<JsonWriter<?>> INHERITED = new PerClass<>(JsonAdapters::inherited);
    private static final PerClass<RefusedAdapter> REFUSED = new PerClass<>(JsonAdapters::refused);

    private JsonAdapters() {}

    /** Whether a type, or one that it implements, is of this library. */
    public static boolean isOurs(Class<?> type) {
        return Scalars.adapter(type) == null && writer(type) != null;
    }

    /** The adapter of a type that has one; null for a user's own type. */
    @SuppressWarnings("unchecked") // a provider gives the adapter of the very type it is asked for
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
        JsonWriter<?> found = INHERITED.get(type);
        return (JsonWriter<Object>) (found != null ? found : REFUSED.get(type));
    }

    /** A value's class is rarely its type: mostly the type is an interface that the class implements. */
    private static @Nullable JsonWriter<?> inherited(Class<?> type) {
        JsonWriter<?> own = OWN.get(type);
        for (Class<?> parent : type.getInterfaces()) {
            own = own == null ? INHERITED.get(parent) : own;
        }
        Class<?> parent = type.getSuperclass();
        return own == null && parent != null ? INHERITED.get(parent) : own;
    }

    /** What is of this library and has no adapter is nothing that reflection may look into. */
    private static @Nullable RefusedAdapter refused(Class<?> type) {
        boolean named = Enum.class.isAssignableFrom(type) || Throwable.class.isAssignableFrom(type);
        return !named && JsonModules.own(type)
                ? new RefusedAdapter(
                        type.getSimpleName() + " has no JSON: write what it was made of, or what you need of it")
                : null;
    }

    /**
     * What is known of a class, found out once. It is kept with the class, which may go. What is kept with a class of
     * the JDK, which never goes, would keep the class loader of this library when an application is taken away; so that
     * is kept here.
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
                        rule.apply(type)); // asks for other classes in turn, which a map's own way forbids
                ofJdk.put(type, known);
            }
            return known.orElse(null);
        }
    }
}
