package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Range source for the containers of an index, bare or decoded; {@code item} makes an item of a container. */
record ContainerSource<T>(
        RpcChannel channel,
        Index<?> index,
        Function<Container, T> item,
        Function<T, Container> container,
        @Nullable Duration interval,
        @Nullable UnaryOperator<Runnable> wakeUp)
        implements RangeSource<T> {
    @Override
    public String endpoint() {
        return IndexEndpoints.WALK.id();
    }

    @Override
    public String parameters() {
        return index.path();
    }

    @Override
    public int largestPage() {
        return IndexClient.MAX_RANGE;
    }

    @Override
    public Call<List<T>> range(long start, int count) {
        return channel.call(IndexEndpoints.WALK, Map.of("startIndex", start, "numToFetch", count, "encoding", "hex"))
                .map(range -> range.stream().map(item).toList());
    }

    @Override
    public Call<Long> currentEnd() {
        return channel.call(IndexEndpoints.CURRENT_END, Map.of("encoding", "hex"));
    }

    @Override
    public Long indexOf(T one) {
        return container.apply(one).index().longValue();
    }

    @Override
    public long wireSize(T one) {
        return 2L * container.apply(one).bytes().size() + 200;
    }
}
