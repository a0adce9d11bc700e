package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import java.util.List;
import java.util.stream.LongStream;

/** A numbered list, each item of which is its number, without a server. */
public record Counting(long count) implements TestRange<Long> {
    @Override
    public Call<List<Long>> range(long start, int size) {
        return Call.completed(
                LongStream.range(start, Math.min(count, start + size)).boxed().toList());
    }

    @Override
    public Call<Long> currentEnd() {
        return Call.completed(count);
    }

    @Override
    public Long indexOf(Long item) {
        return item;
    }
}
