package io.github.avalanche4j.core.internal.endpoint;

import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Makes clients of another package of their module. Their constructors are not public, because a user has nothing to
 * pass to them: each class registers its own when it is initialized.
 */
public final class Clients {
    private static final Map<Class<?>, Function<Object[], ?>> CONSTRUCTORS = new ConcurrentHashMap<>();

    private Clients() {}

    /** Registers the constructor of {@code type}; called while that class is initialized. */
    public static <C> void register(Class<C> type, Function<Object[], C> constructor) {
        CONSTRUCTORS.put(type, constructor);
    }

    /**
     * {@return a client}
     *
     * @param module a lookup of the client's module, which initializes the class
     * @param arguments the arguments of the constructor that the class registers
     */
    public static <C> C make(MethodHandles.Lookup module, Class<C> type, Object... arguments) {
        try {
            module.ensureInitialized(type);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(type + " is of another module", e);
        }
        return type.cast(
                Objects.requireNonNull(CONSTRUCTORS.get(type), type::getName).apply(arguments));
    }
}
