package io.github.avalanche4j.node.index;

import static io.github.avalanche4j.core.internal.args.Require.atLeast;
import static io.github.avalanche4j.core.internal.args.Require.between;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.range.TailList;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Client of one index of a node, which lists all containers that a chain accepted, in order, numbered from 0. The
 * numbers have no gaps and never change. Only nodes that run with {@code --index-enabled=true} serve it; with others,
 * calls fail with an {@link io.github.avalanche4j.core.InterfaceUnavailableException}.
 *
 * @param <T> the content of its containers
 */
public final class IndexClient<T> implements JsonRpcInterface {
    static final int MAX_RANGE = 1024;
    private static final Set<String> ENCODINGS = Set.of("hex", "hexc", "hexnc");

    private final RpcChannel channel;
    private final Index<T> index;
    private final String encoding;
    private final boolean wakesUp;

    static {
        NodeClients.INDEX.set((channel, index) -> new IndexClient<>(channel, index));
    }

    IndexClient(RpcChannel channel, Index<T> index) {
        this(channel, index, "hex", true);
    }

    private IndexClient(RpcChannel channel, Index<T> index, String encoding, boolean wakesUp) {
        this.channel = channel;
        this.index = index;
        this.encoding = encoding;
        this.wakesUp = wakesUp;
    }

    @Override
    public <V> Call<V> call(String method, Class<V> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * {@return this client, with WebSockets for tails of the C-Chain switched on or off} They are on by default: a
     * waiting tail subscribes to the chain's new heads and requests containers as soon as there is one, see {@link
     * io.github.avalanche4j.node.evm.EvmClient#wakeUp}. The other chains have no WebSocket.
     */
    public IndexClient<T> wakeUp(boolean wakesUp) {
        return new IndexClient<>(channel, index, encoding, wakesUp);
    }

    private @Nullable UnaryOperator<Runnable> newBlocks() {
        return wakesUp && index.equals(Index.C_BLOCK) ? awake -> channel.onNewHead("/ext/bc/C/ws", awake) : null;
    }

    /**
     * {@return a client that requests containers in another encoding} The bytes are the same in all encodings. {@code
     * hexnc} has no checksum, so the bytes cannot be verified.
     *
     * @param encoding {@code hex}, {@code hexc} (both with a checksum) or {@code hexnc}, in either case
     * @throws InvalidRequestException if it is not one of these
     */
    public IndexClient<T> encoding(String encoding) {
        String lower = Require.notBlank("encoding", encoding).toLowerCase(Locale.ROOT);
        if (!ENCODINGS.contains(lower)) {
            throw new InvalidRequestException("encoding", encoding, "hex, hexc or hexnc");
        }
        return new IndexClient<>(channel, index, lower, wakesUp);
    }

    private boolean plain() {
        return encoding.equals("hexnc");
    }

    private Call<Container> one(Endpoint.Rpc<Container> endpoint, Map<String, ?> params) {
        Map<String, Object> all = new LinkedHashMap<>(params);
        all.put("encoding", encoding);
        return channel.call(plain() ? endpoint.withDecoder(IndexEndpoints.PLAIN_CONTAINER) : endpoint, all);
    }

    /**
     * {@return the container with this id; an unknown one fails with a {@link JsonRpcException} with reason {@code
     * NOT_FOUND}}
     *
     * @param id a container's id
     */
    public Call<Container> getContainerById(Id id) {
        return one(IndexEndpoints.GET_CONTAINER_BY_ID, Map.of("id", Objects.requireNonNull(id, "id")));
    }

    /**
     * {@return the container at {@code index}; a number past the end fails with a {@link JsonRpcException} with reason
     * {@code BEYOND_INDEX}}
     *
     * @param index from 0
     */
    public Call<Container> getContainerByIndex(long index) {
        return one(IndexEndpoints.GET_CONTAINER_BY_INDEX, Map.of("index", atLeast(0, "index", index)));
    }

    /**
     * {@return the containers from {@code startIndex} on, at most {@code numToFetch} of them} A start past the end
     * fails with a {@link JsonRpcException} with reason {@code BEYOND_INDEX}. The node cuts a response off after 30
     * seconds; {@link #containers} then requests fewer; this method fails instead.
     *
     * @param startIndex from 0
     * @param numToFetch from 0 to 1024; for 0 the list is empty and no request is sent, because nodes refuse 0
     */
    public Call<List<Container>> getContainerRange(long startIndex, int numToFetch) {
        atLeast(0, "startIndex", startIndex);
        between(0, MAX_RANGE, "numToFetch", numToFetch);
        if (numToFetch == 0) {
            return Call.completed(List.of());
        }
        return channel.call(
                plain()
                        ? IndexEndpoints.GET_CONTAINER_RANGE.withDecoder(IndexEndpoints.PLAIN_CONTAINERS)
                        : IndexEndpoints.GET_CONTAINER_RANGE,
                Map.of("startIndex", startIndex, "numToFetch", numToFetch, "encoding", encoding));
    }

    /**
     * {@return the number of the container with this id; an unknown one fails with a {@link JsonRpcException} with
     * reason {@code NOT_FOUND}}
     *
     * @param id a container's id
     */
    public Call<UInt64> getIndex(Id id) {
        return channel.call(
                IndexEndpoints.GET_INDEX, Map.of("id", Objects.requireNonNull(id, "id"), "encoding", "hex"));
    }

    /**
     * {@return the newest container; fails with a {@link JsonRpcException} with reason {@code BEYOND_INDEX} while the
     * index is empty}
     */
    public Call<Container> getLastAccepted() {
        return one(IndexEndpoints.GET_LAST_ACCEPTED, Map.of());
    }

    /**
     * {@return whether the container with this id is in the index; false for an unknown one}
     *
     * @param id a container's id
     */
    public Call<Boolean> isAccepted(Id id) {
        return channel.call(
                IndexEndpoints.IS_ACCEPTED, Map.of("id", Objects.requireNonNull(id, "id"), "encoding", "hex"));
    }

    /**
     * {@return all containers from {@code from} to the end, fetched as the list is iterated} Ranges begin with 64
     * containers, double while responses stay below 8 MiB, and halve when the node cuts a response off or one exceeds
     * the client's bound. {@link Paged#prefetch prefetch(n)} fetches n ranges in parallel and returns them in order. If
     * the start is past the end, the list is empty. A position is the container's number; it is valid on another node
     * only if the index is complete on both.
     *
     * @param from the number of the first, from 0
     */
    public Paged<Container> containers(long from) {
        return list(bare(null), from);
    }

    /**
     * {@return all containers from {@code from} on, without end: after the last one, the iterator waits for more} It
     * waits in {@code hasNext()}. Closing it from another thread or interrupting the waiting thread ends the wait.
     *
     * @param from the number of the first, from 0
     * @param interval how often to look for more, more than 0
     */
    public Tail<Container> follow(long from, Duration interval) {
        return tail(bare(Require.positive("interval", interval)), from);
    }

    /**
     * {@return all containers from {@code from} to the end with their decoded content, fetched and decoded as the list
     * is iterated} Ranges, prefetching and positions are those of {@link #containers}. A container that cannot be
     * decoded does not end the iteration.
     *
     * <pre>{@code
     * for (DecodedContainer<PChainBlock> container : node.index(Index.P_BLOCK).decoded(0)) {
     *     PChainBlock block = container.content().orElseThrow(); // absent: of a later version
     *     System.out.println(block.height() + ": " + block.txs());
     * }
     * }</pre>
     *
     * @param from the number of the first, from 0
     */
    public Paged<DecodedContainer<T>> decoded(long from) {
        return list(decoding(null), from);
    }

    /**
     * {@return all containers from {@code from} on with their decoded content, without end} Waiting and positions are
     * those of {@link #follow}.
     *
     * @param from the number of the first, from 0
     * @param interval how often to look for more, more than 0
     */
    public Tail<DecodedContainer<T>> followDecoded(long from, Duration interval) {
        return tail(decoding(Require.positive("interval", interval)), from);
    }

    private ContainerSource<Container> bare(@Nullable Duration interval) {
        return new ContainerSource<>(channel, index, each -> each, each -> each, interval, newBlocks());
    }

    private ContainerSource<DecodedContainer<T>> decoding(@Nullable Duration interval) {
        return new ContainerSource<>(channel, index, index::decode, DecodedContainer::container, interval, newBlocks());
    }

    private static <I> Paged<I> list(ContainerSource<I> source, long from) {
        return new PagedList<>(source, source.at(atLeast(0, "from", from)));
    }

    private static <I> Tail<I> tail(ContainerSource<I> source, long from) {
        return new TailList<>(source, source.at(atLeast(0, "from", from)));
    }
}
