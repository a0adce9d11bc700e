package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A numbered list, each item of which is its number, without a server. */
public record Counting(long count) implements RangeSource<Long> {
    @Override
    public String endpoint() {
        return "test.counting";
    }

    @Override
    public String parameters() {
        return "p";
    }

    @Override
    public int largestPage() {
        return 100;
    }

    @Override
    public Call<List<Long>> range(long start, int asked) {
        return Call.completed(
                LongStream.range(start, Math.min(count, start + asked)).boxed().toList());
    }

    @Override
    public Call<Long> currentEnd() {
        return Call.completed(count);
    }

    @Override
    public Long indexOf(Long item) {
        return item;
    }

    @Override
    public long wireSize(Long item) {
        return 1;
    }

    @Override
    public @Nullable Duration interval() {
        return null;
    }
}
