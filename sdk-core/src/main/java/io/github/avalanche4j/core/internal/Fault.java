package io.github.avalanche4j.core.internal;

import io.github.avalanche4j.core.AvalancheException;
import java.util.function.Function;

/** A failed attempt: what the retry rules need, and the exception it becomes if no further attempt follows. */
record Fault(RetryRules.Seen seen, Function<Ending, AvalancheException> exception) {
    static Fault last(Function<Ending, AvalancheException> exception) {
        return new Fault(new RetryRules.Seen(RetryRules.Kind.FINAL, 0, null), exception);
    }
}
