package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Checks the state that is waited for. Each run of a wait has its own, which may remember what it saw. */
@FunctionalInterface
public interface Look<T> {
    /** The first step of a check. */
    Next<T> begin(Wait wait);

    /** The next step of a wait. */
    sealed interface Next<T> {}

    /**
     * Sends a request; {@code then} gets the value, or empty if the request failed. With a share of the wait's time it
     * is retried as the wait's options say; without one, the next check repeats it.
     */
    record Ask<S, T>(Call<S> call, @Nullable Duration share, Function<? super Optional<S>, ? extends Next<T>> then)
            implements Next<T> {}

    /** The wait has its value. */
    record Found<T>(T value) implements Next<T> {}

    /** Pauses, then checks again. */
    record Again<T>() implements Next<T> {}

    static <S, T> Next<T> ask(Call<S> call, Function<? super Optional<S>, ? extends Next<T>> then) {
        return new Ask<>(call, null, then);
    }
}
