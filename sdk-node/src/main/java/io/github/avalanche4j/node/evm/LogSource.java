package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.RangeResponse;
import io.github.avalanche4j.core.internal.paging.RangeSource;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmLog;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Range source for logs: its numbers are those of blocks, each of which has any number of logs. */
record LogSource(RpcChannel channel, LogFilter filter, long to) implements RangeSource<EvmLog> {
    private static final int MAX_BLOCKS = 1 << 16;
    private static final Set<Reason> TOO_LARGE = Set.of(Reason.RANGE_TOO_LARGE, Reason.BATCH_LIMIT, Reason.TIMEOUT);

    @Override
    public String endpoint() {
        return EthEndpoints.GET_LOGS.id();
    }

    /** Without the last block: a saved position is good for a range that goes on farther. */
    @Override
    public String parameters() {
        // addresses and hashes are the same in any case
        String all = channel.path() + " " + filter.params().toString().toLowerCase(Locale.ROOT);
        return Sha256.idOf(ByteBuffer.wrap(all.getBytes(UTF_8))).toString();
    }

    @Override
    public int largestPage() {
        return MAX_BLOCKS;
    }

    /** The block; the offset counts logs from there on, which may be in later ones. */
    @Override
    public long number(Position position) {
        return Long.parseLong(position.token());
    }

    @Override
    public Position entry(Position position) {
        return position;
    }

    @Override
    public boolean isItemPerNumber() {
        return false;
    }

    @Override
    public long end() {
        return to == Long.MAX_VALUE ? to : to + 1;
    }

    /** A limit counts logs, which says nothing of blocks. */
    @Override
    public long end(long start, long limit) {
        return end();
    }

    @Override
    public Call<List<EvmLog>> range(long start, int count) {
        return response(start, count).map(RangeResponse::items);
    }

    /**
     * An empty list says nothing of blocks that the node does not have yet. How far it has got it says in the same
     * batch, before the logs, so that a block which it executes in between is not counted.
     */
    @Override
    public Call<RangeResponse<EvmLog>> response(long start, int count) {
        if (count == 0) {
            return Call.completed(RangeResponse.of(List.of(), 0));
        }
        BlockRef from = BlockRef.number(start);
        BlockRef last = BlockRef.number(start + count - 1);
        Call<UInt64> head = channel.call(EthEndpoints.BLOCK_NUMBER, List.of());
        Call<List<EvmLog>> logs = channel.call(EthEndpoints.GET_LOGS, EthParams.logs(from, last, filter));
        return channel.range(endpoint(), List.of(head, logs))
                .map(batch -> response(start, count, endOf(batch.get(head)), batch, logs));
    }

    private RangeResponse<EvmLog> response(
            long start, int count, long available, BatchResult batch, Call<List<EvmLog>> logs) {
        Optional<AvalancheException> failure = batch.failure(logs);
        boolean isShort = available < start + count;
        if (failure.isPresent() && !(isShort && isAboveHead(failure.get()))) {
            throw failure.get();
        }
        if (available <= start) {
            throw failure.orElseGet(() -> aboveHead(start, available));
        }
        if (failure.isPresent()) {
            return new RangeResponse<>(List.of(), 0, available, failure.get());
        }
        int covered = (int) Math.min(count, available - start);
        List<EvmLog> all = checked(batch.get(logs), start, count);
        List<EvmLog> executed = covered == count
                ? all
                : all.stream()
                        .filter(log -> log.blockNumber().compareTo(UInt64.of(available)) < 0)
                        .toList();
        return new RangeResponse<>(executed, covered, available, null);
    }

    private static long endOf(UInt64 head) {
        return head.longValue() < 0 || head.longValue() == Long.MAX_VALUE ? Long.MAX_VALUE : head.longValue() + 1;
    }

    private static boolean isAboveHead(AvalancheException failure) {
        return failure instanceof JsonRpcException refused && refused.reason() == Reason.ABOVE_HEAD;
    }

    private JsonRpcException aboveHead(long block, long available) {
        String what = "block " + block + " is above the node's head, " + (available - 1);
        return new JsonRpcException(
                endpoint() + ": " + what + "; ask the same iterator again when the chain has got there",
                endpoint(),
                0,
                what,
                JsonTree.NULL,
                Reason.ABOVE_HEAD);
    }

    private List<EvmLog> checked(List<EvmLog> logs, long start, int count) {
        for (EvmLog log : logs) {
            UInt64 block = log.blockNumber();
            if (block.compareTo(UInt64.of(start)) < 0 || block.compareTo(UInt64.of(start + count)) >= 0) {
                throw new PagingException(
                        endpoint() + ": the node sent a log of block " + block + " for the blocks " + start + " to "
                                + (start + count - 1) + "; ask another node, the logs of this one cannot be relied on",
                        at(start),
                        null);
            }
        }
        return logs;
    }

    /** A node that cannot gather the logs within 30 seconds cuts the connection before its response begins. */
    @Override
    public boolean isTooLarge(AvalancheException failure) {
        if (failure instanceof JsonRpcException refused) {
            return TOO_LARGE.contains(refused.reason());
        }
        boolean cut = failure instanceof ConnectionException lost
                && !lost.interrupted()
                && lost.phase() == ConnectionException.Phase.AWAITING_RESPONSE;
        return cut || RangeSource.super.isTooLarge(failure);
    }

    @Override
    public long wireSize(EvmLog log) {
        return 2L * log.data().size() + 70L * log.topics().size() + 400;
    }

    @Override
    public @Nullable Duration interval() {
        return null;
    }
}
