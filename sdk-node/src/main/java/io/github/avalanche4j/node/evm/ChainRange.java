package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The parts that ranges of blocks and ranges of logs share. */
final class ChainRange {
    private ChainRange() {}

    /** A digest of the chain and of everything else that distinguishes one list from another. */
    static String parameters(RpcChannel channel, Object more) {
        // addresses and hashes are the same in any case
        String all = channel.path() + " " + more.toString().toLowerCase(Locale.ROOT);
        return Sha256.idOf(ByteBuffer.wrap(all.getBytes(UTF_8))).toString();
    }

    /** The number after the head. */
    static long end(UInt64 head) {
        return head.longValue() < 0 || head.longValue() == Long.MAX_VALUE ? Long.MAX_VALUE : head.longValue() + 1;
    }

    /**
     * The error of a batch with the logs up to a block; empty if the batch's node has executed that block. A node that
     * has not returns an empty list or refuses the logs, with various messages.
     */
    static Optional<AvalancheException> aboveHead(
            BatchResult batch, Call<List<EvmLog>> logs, long last, long available) {
        Optional<AvalancheException> failure = batch.failure(logs);
        if (available > last || failure.isPresent() && !(failure.get() instanceof JsonRpcException)) {
            return Optional.empty();
        }
        return Optional.of(
                failure.filter(one -> one instanceof JsonRpcException refused && refused.reason() == Reason.ABOVE_HEAD)
                        .orElseGet(() -> aboveHead(EthEndpoints.GET_LOGS.id(), last, available)));
    }

    /** The error that nodes before Helicon return, for a node that returns an empty response. */
    static JsonRpcException aboveHead(String endpoint, long block, long available) {
        String what = "block " + block + " is above the node's head, " + (available - 1);
        return JsonRpcException.of(
                endpoint + ": " + what + "; call again when the chain has reached it",
                0,
                details -> details.endpoint(endpoint).error(what).reason(Reason.ABOVE_HEAD));
    }

    /** The logs up to a block, or an error where the same node has not executed that block. */
    static Call<List<EvmLog>> upTo(RpcChannel channel, BlockRef last, Call<List<EvmLog>> logs) {
        Call<UInt64> head = ChainHead.EXECUTED.number(channel);
        if (last.isHash()) {
            Call<Optional<EvmBlock>> block = channel.call(EthEndpoints.GET_BLOCK_BY_HASH, List.of(last, false));
            return together(channel, List.of(head, block, logs))
                    .map(batch -> executed(batch, logs, head, batch.get(block).map(EvmBlock::number)));
        }
        return last.isNumber()
                ? together(channel, List.of(head, logs))
                        .map(batch -> executed(batch, logs, head, Optional.of(last.asNumber())))
                : logs;
    }

    /** One request for the head and the other calls; one for each where the server refuses the batch. */
    private static Call<BatchResult> together(RpcChannel channel, List<Call<?>> calls) {
        Call<BatchResult> batch = channel.batch(calls).map(result -> {
            result.get(calls.get(0)); // a refused batch may be one error for each call
            return result;
        });
        return Sequence.recover(
                batch,
                failure -> failure instanceof AvalancheException known && refusesBatch(SizeRefusal.of(known))
                        ? channel.range(EthEndpoints.GET_LOGS.id(), calls, 1, false)
                        : Sequence.failed(failure));
    }

    private static boolean refusesBatch(SizeRefusal refusal) {
        return refusal.isPossible() && (refusal.isRefusal() || refusal.isOfBatch());
    }

    private static List<EvmLog> executed(
            BatchResult batch, Call<List<EvmLog>> logs, Call<UInt64> head, Optional<UInt64> last) {
        Optional<AvalancheException> above =
                last.flatMap(number -> aboveHead(batch, logs, number.longValue(), end(batch.get(head))));
        if (above.isPresent()) {
            throw above.get();
        }
        return batch.get(logs);
    }

    /** The error of a node whose responses contradict each other. */
    static PagingException unreliable(Position position, String what) {
        return new PagingException(
                position.endpoint() + ": " + what
                        + "; none of it was returned: ask another node, or this one again from position()",
                position,
                null);
    }
}
