package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Range source for the containers of an index. */
record ContainerSource(
        RpcChannel channel,
        Index<?> index,
        @Nullable Duration interval,
        @Nullable UnaryOperator<Runnable> wakeUp) implements RangeSource<Container> {
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
    public Call<List<Container>> range(long start, int count) {
        return channel.call(IndexEndpoints.WALK, Map.of("startIndex", start, "numToFetch", count, "encoding", "hex"));
    }

    @Override
    public Call<Long> currentEnd() {
        return channel.call(IndexEndpoints.CURRENT_END, Map.of("encoding", "hex"));
    }

    @Override
    public Long indexOf(Container container) {
        return container.index().longValue();
    }

    @Override
    public long wireSize(Container container) {
        return 2L * container.bytes().size() + 200;
    }
}
