package io.github.avalanche4j.data.internal;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/** Builds what a user describes in a lambda. */
public final class RequestBuilding {
    private RequestBuilding() {}

    /**
     * What {@code build} makes of {@code builder} after the user's lambda has set it; {@code name} is the argument's.
     */
    public static <B, R> R build(String name, B builder, Consumer<? super B> settings, Function<B, R> build) {
        Objects.requireNonNull(settings, name).accept(builder);
        return build.apply(builder);
    }
}
