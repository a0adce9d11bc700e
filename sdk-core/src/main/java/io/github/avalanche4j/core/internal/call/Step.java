package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;

/** The next action of a {@link Sequence}. */
public sealed interface Step<T> {
    /** Ends the sequence with a value. */
    record Done<T>(T value) implements Step<T> {}

    /** Runs a call; its value or its failure decides about the next step. */
    record Ask<S, T>(
            Call<S> call,
            Function<? super S, ? extends Step<T>> then,
            Function<? super RuntimeException, ? extends Step<T>> failed)
            implements Step<T> {}

    /** Waits for some time. */
    record Pause<T>(Duration length, Supplier<? extends Step<T>> then) implements Step<T> {}

    /** Waits for what is done elsewhere, such as a signature. */
    record Await<S, T>(Supplier<? extends CompletionStage<S>> begin, Function<? super S, ? extends Step<T>> then)
            implements Step<T> {}

    /** Runs a call, whose failure ends the sequence. */
    static <S, T> Step<T> ask(Call<S> call, Function<? super S, ? extends Step<T>> then) {
        return new Ask<>(call, then, failure -> {
            throw failure;
        });
    }

    /** Ends the sequence as a call does; a value or a failure that is known already has no deadline. */
    static <T> Step<T> last(Call<T> call) {
        return CallAccess.runner(call) instanceof FixedRunner<T> known
                ? new Done<>(known.response().value())
                : ask(call, Done::new);
    }
}
