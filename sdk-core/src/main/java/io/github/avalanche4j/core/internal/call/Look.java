package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import java.util.Optional;
import java.util.function.Function;

/** One look at what is waited for; a run of a wait has one of these, which may remember what it saw. */
@FunctionalInterface
public interface Look<T> {
    /** How the look begins. */
    Next<T> begin(Wait wait);

    /** What a wait does next. */
    sealed interface Next<T> {}

    /** Sends a request; {@code then} gets the value, or nothing where the request failed. */
    record Ask<S, T>(Call<S> call, Function<? super Optional<S>, ? extends Next<T>> then) implements Next<T> {}

    /** The wait has its value. */
    record Found<T>(T value) implements Next<T> {}

    /** Waits and looks again. */
    record Again<T>() implements Next<T> {}

    static <S, T> Next<T> ask(Call<S> call, Function<? super Optional<S>, ? extends Next<T>> then) {
        return new Ask<>(call, then);
    }
}
