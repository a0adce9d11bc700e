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
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmReceipt;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Range source for blocks, and for blocks with their receipts. A range is one batch. */
record BlockSource<T>(
        RpcChannel channel,
        ChainHead head,
        long to,
        @Nullable Duration interval,
        @Nullable UnaryOperator<Runnable> wakeUp,
        boolean hasReceipts,
        Function<BlockWithReceipts, T> item,
        Function<T, EvmFullBlock> block)
        implements ChainSource<T> {
    // a node accepts 1000 calls in a batch unless configured otherwise
    private static final int MAX_BLOCKS = 400;

    /** The calls for one block. */
    private record BlockCalls(
            Call<Optional<EvmFullBlock>> block, @Nullable Call<Optional<List<EvmReceipt>>> receipts) {
        Optional<AvalancheException> failure(BatchResult batch) {
            Optional<AvalancheException> failure = batch.failure(block);
            return failure.isEmpty() && receipts != null ? batch.failure(receipts) : failure;
        }
    }

    @Override
    public String endpoint() {
        return EthEndpoints.GET_FULL_BLOCK_BY_NUMBER.id();
    }

    /**
     * Excludes the last block and whether receipts are read, so that a saved position is valid with and without
     * receipts and for a longer range.
     */
    @Override
    public String parameters() {
        return ChainRange.parameters(channel, "blocks");
    }

    @Override
    public int largestPage() {
        return MAX_BLOCKS;
    }

    @Override
    public long end(long start, long limit) {
        return Math.min(end(), ChainSource.super.end(start, limit));
    }

    private int callsOfEach() {
        return hasReceipts ? 2 : 1;
    }

    @Override
    public int largest(int calls) {
        return calls == RangeRequest.ANY ? MAX_BLOCKS : Math.max(1, calls / callsOfEach());
    }

    /** Each block is a call or two, so a limit of calls is one of blocks. */
    @Override
    public @Nullable Narrowed narrowed(SizeRefusal refusal, RangeRequest failed, boolean alone) {
        int calls = alone ? 1 : Math.min(failed.calls(), 1 + failed.count() * callsOfEach());
        int named = refusal.calls(calls);
        if (failed.count() > 1) {
            int blocks = (named - 1) / callsOfEach();
            return blocks > 0
                    ? new Narrowed(blocks, failed.calls(), Certainty.NAMED)
                    : Narrowed.half(failed, refusal.certainty());
        }
        return calls > 1 && refusal.isRefusal() ? ChainSource.fewerCalls(refusal, failed, calls) : null;
    }

    /** The same batch first asks for the node's head, unless a server with few calls in a batch has passed the range. */
    @Override
    public Call<RangeResponse<T>> response(RangeRequest request) {
        if (request.count() == 0) {
            return Call.completed(RangeResponse.of(List.of(), 0));
        }
        long start = request.start();
        Call<UInt64> last = head.number(channel);
        boolean isBelowHead = request.calls() != RangeRequest.ANY && request.end() <= request.known();
        List<Call<?>> calls = new ArrayList<>(isBelowHead ? List.of() : List.of(last));
        List<BlockCalls> blocks = new ArrayList<>();
        for (long number = start; number < request.end(); number++) {
            BlockRef ref = BlockRef.number(number);
            BlockCalls one = new BlockCalls(
                    channel.call(EthEndpoints.GET_FULL_BLOCK_BY_NUMBER, List.of(ref, true)),
                    hasReceipts ? channel.call(EthEndpoints.GET_BLOCK_RECEIPTS, List.of(ref)) : null);
            calls.add(one.block());
            if (one.receipts() != null) {
                calls.add(one.receipts());
            }
            blocks.add(one);
        }
        return channel.range(endpoint(), calls, request.calls(), request.count() > 1)
                .map(batch ->
                        read(batch, isBelowHead ? request.known() : ChainRange.end(batch.get(last)), start, blocks));
    }

    private RangeResponse<T> read(BatchResult batch, long available, long start, List<BlockCalls> blocks) {
        List<T> items = new ArrayList<>();
        String last = null;
        String before = null;
        boolean isOpen = head == ChainHead.ACCEPTED;
        Optional<AvalancheException> refused = blocks.get(0).failure(batch);
        if (refused.isPresent() && (isOpen || start < available)) {
            return RangeResponse.refused(Math.max(available, start + blocks.size()), refused.get());
        }
        for (int i = 0; i < blocks.size() && (isOpen || start + i < available); i++) {
            Optional<BlockWithReceipts> found = found(batch, blocks.get(i), start + i);
            if (found.isEmpty()) {
                break;
            }
            EvmFullBlock next = found.get().block();
            // before Helicon, a node may be configured to serve blocks that are not accepted
            if (start + i >= available && next.settledHeight().isEmpty()) {
                break;
            }
            String parent = next.parentHash().toString();
            if (last != null && !last.equals(parent)) {
                throw ChainRange.unreliable(
                        at(start), "block " + (start + i) + " names another parent than the block before it");
            }
            before = before == null ? parent : before;
            last = next.hash().map(EvmHash::toString).orElseThrow();
            items.add(item.apply(found.get()));
        }
        if (items.isEmpty() && start < available && head != ChainHead.ACCEPTED) {
            throw ChainRange.unreliable(
                    at(start), "the node has no block " + start + ", though its head is " + (available - 1));
        }
        if (items.isEmpty() && interval == null) {
            throw ChainRange.aboveHead(endpoint(), start, Math.min(available, start));
        }
        return new RangeResponse<>(items, items.size(), Math.max(available, start + items.size()), null, before, last);
    }

    /** A block that failed after others ends the range and begins the next one. */
    private Optional<BlockWithReceipts> found(BatchResult batch, BlockCalls calls, long number) {
        if (calls.failure(batch).isPresent()) {
            return Optional.empty();
        }
        Optional<EvmFullBlock> block =
                batch.get(calls.block()).filter(one -> one.hash().isPresent());
        Optional<List<EvmReceipt>> receipts =
                calls.receipts() == null ? Optional.of(List.of()) : batch.get(calls.receipts());
        if (block.isEmpty() || receipts.isEmpty()) {
            return Optional.empty();
        }
        if (calls.receipts() != null && !isWhole(block.get(), receipts.get())) {
            throw ChainRange.unreliable(
                    at(number), "the receipts of block " + number + " are not those of its transactions");
        }
        return Optional.of(ImmutableBlockWithReceipts.of(block.get(), receipts.get()));
    }

    private static boolean isWhole(EvmFullBlock block, List<EvmReceipt> receipts) {
        long log = 0;
        boolean isWhole = receipts.size() == block.transactions().size();
        for (int i = 0; isWhole && i < receipts.size(); i++) {
            EvmReceipt receipt = receipts.get(i);
            isWhole =
                    receipt.transactionHash().equals(block.transactions().get(i).hash())
                            && block.hash().equals(Optional.of(receipt.blockHash()));
            for (int j = 0; j < receipt.logs().size(); j++) {
                isWhole &= receipt.logs().get(j).logIndex().equals(UInt64.of(log++));
            }
        }
        return isWhole;
    }

    @Override
    public Long indexOf(T one) {
        return block.apply(one).number().longValue();
    }

    /** The size of a header, and of a transaction and its receipt without their data. */
    @Override
    public long wireSize(T one) {
        return 2_500
                + block.apply(one).transactions().stream()
                        .mapToLong(transaction -> 2L * transaction.input().size() + (hasReceipts ? 2_500 : 1_000))
                        .sum();
    }
}
