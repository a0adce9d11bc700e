package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.TestRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The numbers below a head. Records the requested ranges. */
public final class Ranges implements TestRange<Long> {
    public final List<String> requests = new ArrayList<>();
    public volatile long head;
    public int largest = 1000;
    public int tooLargeFrom = Integer.MAX_VALUE;
    public int maxItems = Integer.MAX_VALUE;
    public long bytesOfEach = 1;
    public LongFunction<Optional<Call<List<Long>>>> scripted = start -> Optional.empty();
    public long numbered;

    @Nullable
    public Duration interval;

    public Ranges(long head) {
        this.head = head;
    }

    static List<Long> numbers(long from, long to) {
        return LongStream.range(from, to).boxed().toList();
    }

    /** The failure of a range whose response was cut off. */
    static ConnectionException cut(ConnectionException.Phase phase, boolean interrupted) {
        return ConnectionException.of(
                "cut",
                details -> details.endpoint("test.ranges")
                        .phase(phase)
                        .timedOut(true)
                        .interrupted(interrupted)
                        .isTransient(true));
    }

    public PagedList<Long, NoSummary> list() {
        return new PagedList<>(this, at(0));
    }

    @Override
    public String endpoint() {
        return "test.ranges";
    }

    @Override
    public int largestPage() {
        return largest;
    }

    @Override
    public Call<List<Long>> range(long start, int count) {
        requests.add(start + "+" + count);
        Optional<Call<List<Long>>> own = scripted.apply(start);
        if (own.isPresent()) {
            return own.get();
        }
        return count >= tooLargeFrom
                ? Call.failed(new ResponseTooLargeException("too large", endpoint(), 1))
                : Call.completed(LongStream.range(start, Math.min(head, start + Math.min(count, maxItems)))
                        .boxed()
                        .collect(Collectors.toList()));
    }

    @Override
    public Call<Long> currentEnd() {
        return Call.completed(head);
    }

    @Override
    public Long indexOf(Long item) {
        return item + numbered;
    }

    @Override
    public long wireSize(Long item) {
        return bytesOfEach;
    }

    @Override
    public @Nullable Duration interval() {
        return interval;
    }
}
