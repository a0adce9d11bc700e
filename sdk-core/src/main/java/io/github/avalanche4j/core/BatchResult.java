package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The responses to a batch of calls, each matched to its call. */
@NoJson("write the value of each call")
public final class BatchResult {
    private final Map<Call<?>, Object> outcomes;

    /** The value of each call, or the exception that says why it has none. */
    BatchResult(Map<Call<?>, Object> outcomes) {
        this.outcomes = outcomes;
    }

    private Object outcome(Call<?> call) {
        Object outcome = outcomes.get(Objects.requireNonNull(call, "call"));
        if (outcome == null) {
            throw new InvalidRequestException("call", call.toString(), "one of the objects passed to the batch");
        }
        return outcome;
    }

    /**
     * {@return the value of a call of the batch}
     *
     * @param call the same object that was passed to the batch
     * @throws AvalancheException what the call would have thrown outside the batch
     * @throws InvalidRequestException if the call was not part of the batch
     */
    @SuppressWarnings("unchecked") // the value was decoded for this very call
    public <T> T get(Call<T> call) {
        Object outcome = outcome(call);
        if (outcome instanceof AvalancheException failure) {
            throw failure;
        }
        return (T) outcome;
    }

    /**
     * {@return why a call of the batch failed; absent if {@link #get} returns its value}
     *
     * @param call the same object that was passed to the batch
     * @throws InvalidRequestException if the call was not part of the batch
     */
    public Optional<AvalancheException> failure(Call<?> call) {
        return outcome(call) instanceof AvalancheException failure ? Optional.of(failure) : Optional.empty();
    }

    /**
     * {@return whether {@link #get} returns a value and does not throw}
     *
     * @param call the same object that was passed to the batch
     * @throws InvalidRequestException if the call was not part of the batch
     */
    public boolean succeeded(Call<?> call) {
        return failure(call).isEmpty();
    }

    /** {@return the number of calls} */
    public int size() {
        return outcomes.size();
    }

    /** {@return the number of calls and the number of failures} */
    @Override
    public String toString() {
        long failed = outcomes.values().stream()
                .filter(AvalancheException.class::isInstance)
                .count();
        return "BatchResult[" + outcomes.size() + " calls, " + failed + " failed]";
    }
}
