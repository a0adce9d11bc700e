package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.range.Narrowed;
import io.github.avalanche4j.core.internal.paging.range.Narrowed.Certainty;
import io.github.avalanche4j.core.internal.paging.range.RangeRequest;
import io.github.avalanche4j.core.internal.paging.range.RangeResponse;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Range source for logs: its numbers are block numbers, and a block has any number of logs. A tail also requests the
 * headers of a range's first and last block, to check that all ranges belong to one chain.
 */
record LogSource(
        RpcChannel channel,
        ChainHead head,
        Map<String, Object> filter,
        long to,
        @Nullable Duration interval,
        @Nullable UnaryOperator<Runnable> wakeUp)
        implements ChainSource<EvmLog> {
    private static final int MAX_BLOCKS = 1 << 16;

    /** The calls of one batch. */
    private record LogCalls(
            long start,
            int count,
            Call<UInt64> head,
            Call<List<EvmLog>> logs,
            Call<Optional<EvmBlock>> first,
            Call<Optional<EvmBlock>> last) {}

    @Override
    public String endpoint() {
        return EthEndpoints.GET_LOGS.id();
    }

    /** Excludes the last block, so that a saved position is valid for a longer range. */
    @Override
    public String parameters() {
        return ChainRange.parameters(channel, filter);
    }

    @Override
    public int largestPage() {
        return MAX_BLOCKS;
    }

    /** A limit counts logs, so it does not limit blocks. */
    @Override
    public long end(long start, long limit) {
        return end();
    }

    /**
     * An empty list does not show whether the node has the blocks, so the same batch first asks for the node's head.
     */
    @Override
    public Call<RangeResponse<EvmLog>> response(RangeRequest request) {
        if (request.count() == 0) {
            return Call.completed(RangeResponse.of(List.of(), 0));
        }
        long start = request.start();
        int count = request.count();
        BlockRef from = BlockRef.number(start);
        BlockRef last = BlockRef.number(start + count - 1);
        LogCalls range = new LogCalls(
                start,
                count,
                head.executed().number(channel),
                channel.call(EthEndpoints.GET_LOGS, EthParams.logs(from, last, filter)),
                channel.call(EthEndpoints.GET_BLOCK_BY_NUMBER, List.of(from, false)),
                channel.call(EthEndpoints.GET_BLOCK_BY_NUMBER, List.of(last, false)));
        // a server that takes one call at a time is not asked for a head that it has passed
        boolean isBelowHead = request.calls() == 1 && request.end() <= request.known();
        List<Call<?>> calls = new ArrayList<>(isBelowHead ? List.of() : List.of(range.head()));
        calls.add(range.logs());
        if (interval != null) {
            calls.addAll(List.of(range.first(), range.last()));
        }
        return channel.range(endpoint(), calls, request.calls(), count > 1)
                .map(batch ->
                        read(batch, range, isBelowHead ? request.known() : ChainRange.end(batch.get(range.head()))));
    }

    /** A batch that is refused with its head is refused for its calls or for its blocks; logs alone for their blocks. */
    @Override
    public @Nullable Narrowed narrowed(SizeRefusal refusal, RangeRequest failed, boolean alone) {
        int calls = alone ? 1 : Math.min(failed.calls(), interval == null ? 2 : 4);
        if (calls > 1 && refusal.isOfBatch()) {
            return ChainSource.fewerCalls(refusal, failed, calls);
        }
        if (failed.count() > 1) {
            int named = refusal.blocks(failed.start(), failed.count());
            return named > 0
                    ? new Narrowed(named, failed.calls(), Certainty.NAMED)
                    : Narrowed.half(failed, refusal.certainty());
        }
        return calls > 1 && refusal.isRefusal() ? ChainSource.fewerCalls(refusal, failed, calls) : null;
    }

    private RangeResponse<EvmLog> read(BatchResult batch, LogCalls range, long available) {
        long last = range.start() + range.count() - 1;
        Optional<AvalancheException> above = ChainRange.aboveHead(batch, range.logs(), last, available);
        if (above.isPresent()) {
            if (available > range.start()) {
                return RangeResponse.refused(available, above.get());
            }
            if (interval != null) {
                return RangeResponse.none(available);
            }
            throw above.get();
        }
        Optional<AvalancheException> refused = batch.failure(range.logs());
        if (refused.isPresent()) {
            return RangeResponse.refused(Math.max(available, last + 1), refused.get());
        }
        List<EvmLog> logs = checked(batch.get(range.logs()), range.start(), last);
        if (interval == null) {
            return new RangeResponse<>(logs, range.count(), available, null, null, null);
        }
        EvmBlock first = header(batch, range.first(), range.start(), logs);
        EvmHash lastHash = header(batch, range.last(), last, logs).hash().orElseThrow();
        return new RangeResponse<>(
                logs, range.count(), available, null, first.parentHash().toString(), lastHash.toString());
    }

    private List<EvmLog> checked(List<EvmLog> logs, long first, long last) {
        EvmLog before = null;
        for (EvmLog log : logs) {
            UInt64 block = log.blockNumber();
            if (block.compareTo(UInt64.of(first)) < 0 || block.compareTo(UInt64.of(last)) > 0) {
                throw ChainRange.unreliable(
                        at(first),
                        "the node sent a log of block " + block + " for the blocks " + first + " to " + last);
            }
            if (before != null && !follows(log, before)) {
                throw ChainRange.unreliable(
                        at(first),
                        "the node sent log " + log.logIndex() + " of block " + block + " after log " + before.logIndex()
                                + " of block " + before.blockNumber());
            }
            before = log;
        }
        return logs;
    }

    private static boolean follows(EvmLog log, EvmLog before) {
        int blocks = log.blockNumber().compareTo(before.blockNumber());
        return blocks > 0
                || (blocks == 0
                        && log.blockHash().equals(before.blockHash())
                        && log.logIndex().compareTo(before.logIndex()) > 0);
    }

    private EvmBlock header(BatchResult batch, Call<Optional<EvmBlock>> call, long number, List<EvmLog> logs) {
        Optional<EvmBlock> header = batch.get(call)
                .filter(block -> block.hash().isPresent() && block.number().equals(UInt64.of(number)));
        EvmBlock block = header.orElseThrow(() ->
                ChainRange.unreliable(at(number), "the node has the logs of block " + number + ", but not the block"));
        for (EvmLog log : logs) {
            if (log.blockNumber().equals(block.number())
                    && !log.blockHash().equals(block.hash().orElseThrow())) {
                throw ChainRange.unreliable(
                        at(number), "the node sent a log of block " + number + " with another hash than the block's");
            }
        }
        return block;
    }

    @Override
    public long wireSize(EvmLog log) {
        return 2L * log.data().size() + 70L * log.topics().size() + 400;
    }
}
