package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import java.util.function.Function;

/** A failed attempt: what the retry rules need, and the exception it becomes if no further attempt follows. */
record Fault(RetryPolicy.Seen seen, Function<Ending, AvalancheException> exception) {
    static Fault last(Function<Ending, AvalancheException> exception) {
        return new Fault(new RetryPolicy.Seen(RetryPolicy.Kind.FINAL, 0, null), exception);
    }
}
