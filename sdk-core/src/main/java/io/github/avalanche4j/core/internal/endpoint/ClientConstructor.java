package io.github.avalanche4j.core.internal.endpoint;

import java.lang.invoke.MethodHandles;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The constructor of a client that another package of its module calls. It is not public, because a user has nothing to
 * pass to it; the client's class sets it here when it is initialized.
 *
 * @param <F> a function with the constructor's parameters
 */
public final class ClientConstructor<F> {
    private final MethodHandles.Lookup module;
    private volatile @Nullable F constructor;

    /** The constructor of a client of the module that has this lookup. */
    public ClientConstructor(MethodHandles.Lookup module) {
        this.module = module;
    }

    /** Sets the constructor; called while the client's class is initialized. */
    public void set(F constructor) {
        this.constructor = constructor;
    }

    /** {@return the constructor} It is that of {@code client}, which this initializes. */
    public F of(Class<?> client) {
        try {
            module.ensureInitialized(client);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(client + " is of another module", e);
        }
        return Objects.requireNonNull(constructor, client::getName);
    }
}
