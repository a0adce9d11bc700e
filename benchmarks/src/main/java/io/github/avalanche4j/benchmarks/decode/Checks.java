package io.github.avalanche4j.benchmarks.decode;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Check sums of what was read, the same for any types it was read into. */
final class Checks {
    private Checks() {}

    static <T> long sum(List<T> items, ToLongFunction<T> each) {
        long sum = items.size();
        for (T item : items) {
            sum = 31 * sum + each.applyAsLong(item);
        }
        return sum;
    }

    static long text(Object value) {
        return String.valueOf(value).hashCode();
    }

    static <T, X> long transactions(
            List<T> all, Function<T, Object> hash, Function<T, List<X>> transfers, Function<X, Object> amount) {
        return sum(
                all,
                each -> text(hash.apply(each)) + sum(transfers.apply(each), transfer -> text(amount.apply(transfer))));
    }

    static <T> long containers(List<T> all, Function<T, Object> id, ToLongFunction<T> size, Function<T, Object> index) {
        return sum(all, each -> text(id.apply(each)) + size.applyAsLong(each) + text(index.apply(each)));
    }
}
