package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Range source for decoded containers; its positions are those of the containers. */
record DecodedSource<T>(ContainerSource containers, Index<T> index) implements RangeSource<DecodedContainer<T>> {
    @Override
    public String endpoint() {
        return containers.endpoint();
    }

    @Override
    public String parameters() {
        return containers.parameters();
    }

    @Override
    public int largestPage() {
        return containers.largestPage();
    }

    @Override
    public Call<List<DecodedContainer<T>>> range(long start, int count) {
        return containers
                .range(start, count)
                .map(range -> range.stream().map(index::decode).toList());
    }

    @Override
    public Call<Long> currentEnd() {
        return containers.currentEnd();
    }

    @Override
    public Long indexOf(DecodedContainer<T> decoded) {
        return containers.indexOf(decoded.container());
    }

    @Override
    public long wireSize(DecodedContainer<T> decoded) {
        return containers.wireSize(decoded.container());
    }

    @Override
    public @Nullable Duration interval() {
        return containers.interval();
    }

    @Override
    public @Nullable UnaryOperator<Runnable> wakeUp() {
        return containers.wakeUp();
    }
}
