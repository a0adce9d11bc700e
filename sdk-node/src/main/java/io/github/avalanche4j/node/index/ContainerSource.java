package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
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
        Map<String, Object> params = Map.of("startIndex", start, "numToFetch", count, "encoding", "hex");
        Call<List<Container>> range = interval == null
                ? channel.call(IndexEndpoints.WALK, params)
                : CallAccess.explained(
                        channel.call(IndexEndpoints.follow(start), params), failure -> explained(failure, start));
        return range.map(containers -> containers.stream().map(item).toList());
    }

    /** The node's error past the end of its index, where a tail has read further. */
    private RuntimeException explained(RuntimeException failure, long start) {
        if (!(failure instanceof JsonRpcException end) || end.reason() != JsonRpcException.Reason.BEYOND_INDEX) {
            return failure;
        }
        return JsonRpcException.of(
                endpoint() + ": the index is shorter than the position, " + start + ": '" + end.error()
                        + "'; the node was restored, or lags the node that was asked before: continue from position() "
                        + "when it has caught up, or allow that time with maxOutage()",
                end.code(),
                said -> said.endpoint(end.endpoint())
                        .error(end.error())
                        .data(end.data())
                        .reason(end.reason()));
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
