package io.github.avalanche4j.core;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The responses to a batch of calls, each matched to its call. */
public final class BatchResult {
    private final Map<Call<?>, Item> items;

    /**
     * The outcome of one call: a value or a failure.
     *
     * @param value the value, or null if the call failed
     * @param failure why there is no value, or null if there is one
     */
    public record Item(@Nullable Object value, @Nullable AvalancheException failure) {}

    /**
     * The responses to a batch.
     *
     * @param items the outcome of each call
     */
    public BatchResult(Map<Call<?>, Item> items) {
        this.items = items;
    }

    private Item item(Call<?> call) {
        Item item = items.get(Objects.requireNonNull(call, "call"));
        if (item == null) {
            throw new InvalidRequestException("call", call.toString(), "one of the objects passed to the batch");
        }
        return item;
    }

    /**
     * {@return the value of a call of the batch}
     *
     * @param call the same object that was passed to the batch
     * @throws AvalancheException what the call would have thrown alone
     * @throws InvalidRequestException if the call was not part of the batch
     */
    @SuppressWarnings("unchecked") // the value was decoded for this very call
    public <T> T get(Call<T> call) {
        Item item = item(call);
        if (item.failure() != null) {
            throw item.failure();
        }
        return (T) Objects.requireNonNull(item.value());
    }

    /**
     * {@return why a call of the batch failed; absent if {@link #get} returns its value}
     *
     * @param call the same object that was passed to the batch
     * @throws InvalidRequestException if the call was not part of the batch
     */
    public Optional<AvalancheException> failure(Call<?> call) {
        return Optional.ofNullable(item(call).failure());
    }

    /**
     * {@return whether {@link #get} returns a value and does not throw}
     *
     * @param call the same object that was passed to the batch
     * @throws InvalidRequestException if the call was not part of the batch
     */
    public boolean succeeded(Call<?> call) {
        return item(call).failure() == null;
    }

    /** {@return the number of calls} */
    public int size() {
        return items.size();
    }

    /** {@return the number of calls and the number of failures} */
    @Override
    public String toString() {
        long failed =
                items.values().stream().filter(item -> item.failure() != null).count();
        return "BatchResult[" + items.size() + " calls, " + failed + " failed]";
    }
}
