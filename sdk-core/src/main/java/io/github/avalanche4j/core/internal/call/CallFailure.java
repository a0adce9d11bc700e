package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A failed attempt.
 *
 * @param outcome the outcome, for the retry policy
 * @param exception makes the exception that users see if no further attempt follows
 * @param inquiry makes a call that finds out more and returns a better exception; or null
 */
record CallFailure(
        RetryPolicy.Outcome outcome,
        Function<FailureContext, AvalancheException> exception,
        Function<FailureContext, @Nullable Call<AvalancheException>> inquiry) {
    static final RetryPolicy.Outcome FINAL = new RetryPolicy.Outcome(RetryPolicy.Kind.FINAL, 0, null);

    CallFailure(RetryPolicy.Outcome outcome, Function<FailureContext, AvalancheException> exception) {
        this(outcome, exception, context -> null);
    }

    /** The failure where the caller requests less, unless the server asks to wait. */
    CallFailure narrowed() {
        boolean asksToWait = outcome.status() == 429 || outcome.retryAfter() != null;
        return asksToWait ? this : new CallFailure(FINAL, exception, inquiry);
    }

    /** A failure that no further attempt can fix. */
    static CallFailure permanent(Function<FailureContext, AvalancheException> exception) {
        return new CallFailure(FINAL, exception);
    }
}
