package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.data.Exports;
import java.util.Objects;

/**
 * The export jobs of a {@link FakeDataService}: started by a request, then running until their status is polled
 * enough.
 */
public final class FakeExports {
    private final Exports exports;

    FakeExports(Exports exports) {
        this.exports = exports;
    }

    /**
     * Sets how long jobs run; two polls at first.
     *
     * @param polls the number of times that the status is {@code RUNNING} before it is {@code COMPLETED}
     */
    public FakeExports completeAfter(int polls) {
        exports.completeAfter(Args.atLeast(0, "polls", polls));
        return this;
    }

    /**
     * Makes jobs fail instead of completing.
     *
     * @param message the service's message; empty for jobs that complete
     */
    public FakeExports fail(String message) {
        exports.fail(Objects.requireNonNull(message, "message"));
        return this;
    }
}
