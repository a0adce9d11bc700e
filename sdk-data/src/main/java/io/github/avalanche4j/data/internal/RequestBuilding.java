package io.github.avalanche4j.data.internal;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/** Builds a value that a user describes in a lambda. */
public final class RequestBuilding {
    private RequestBuilding() {}

    /**
     * Returns the result of {@code build}, checked, after the user's lambda has set {@code builder}; {@code name} is
     * the name of the argument.
     */
    public static <B, R> R build(
            String name, B builder, Consumer<? super B> settings, Function<B, ? extends R> build, Consumer<R> check) {
        Objects.requireNonNull(settings, name).accept(builder);
        R built = build.apply(builder);
        check.accept(built);
        return built;
    }

    /** As {@link #build}, for an argument named {@code filter}. */
    public static <B, R> R filter(
            B builder, Consumer<? super B> settings, Function<B, ? extends R> build, Consumer<R> check) {
        return build("filter", builder, settings, build, check);
    }
}
