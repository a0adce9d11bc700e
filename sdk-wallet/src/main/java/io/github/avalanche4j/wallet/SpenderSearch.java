package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/**
 * Searches the last blocks of a chain for the transaction that spent an input of another one. Accepted blocks are final,
 * so one such transaction proves that the other one will never be accepted, however many nodes lag.
 *
 * @param tx the transaction that waits for its input; it is found itself if it is accepted
 */
record SpenderSearch(NodeClient node, Chain chain, Tx tx) {
    private static final int AT_ONCE = 64;
    private static final int OUTSTANDING = 8;

    /** The transaction that spent an input; absent if it is in none of the last blocks, or the node cannot show them. */
    Call<Optional<String>> within(long blocks) {
        Call<List<String>> found = head().then(head -> {
            long last = Math.max(1, head - blocks + 1);
            AtomicLong next = new AtomicLong(head);
            return Sequence.repeat(Duration.ZERO, () -> {
                long from = next.getAndAdd(-AT_ONCE);
                return from < last
                        ? Call.completed(Optional.of(List.of()))
                        : between(Math.max(last, from - AT_ONCE + 1), from);
            });
        });
        return Sequence.recover(found.map(spenders -> spenders.stream().findFirst()), failure -> {
            if (!Sequence.isOfRequest(failure)) {
                throw failure;
            }
            return Call.completed(Optional.empty());
        });
    }

    private Call<Long> head() {
        Call<UInt64> number = switch (chain) {
            case P -> node.platform().getHeight();
            case X -> node.avm().getHeight();
            case C -> node.evm("C").blockNumber();
        };
        return number.map(UInt64::longValueExact);
    }

    /** The transactions that spent an input in some blocks; absent if there is none. */
    private Call<Optional<List<String>>> between(long first, long last) {
        List<Call<Optional<String>>> blocks =
                LongStream.rangeClosed(first, last).mapToObj(this::at).toList();
        return Call.all(blocks, OUTSTANDING)
                .map(found -> found.stream().flatMap(Optional::stream).toList())
                .map(found -> Optional.of(found).filter(spenders -> !spenders.isEmpty()));
    }

    private Call<Optional<String>> at(long height) {
        return switch (chain) {
            case P ->
                node.platform()
                        .getBlockBytesByHeight(Height.of(height))
                        .map(bytes -> spender(PChainCodec.parseBlock(bytes).txs()));
            case X ->
                node.avm()
                        .getBlockBytesByHeight(height)
                        .map(bytes -> spender(XChainCodec.parseBlock(bytes).txs()));
            case C ->
                tx.unsigned() instanceof AtomicExportTx
                        ? node.evm("C")
                                .getFullBlock(BlockRef.number(height))
                                .map(block -> block.flatMap(this::nonceUser))
                        : node.evm("C").getBlock(BlockRef.number(height)).map(block -> block.flatMap(this::spender));
        };
    }

    private Optional<String> spender(EvmHeader block) {
        return spender(block.blockExtraData()
                .filter(data -> data.size() > 0)
                .map(CChainCodec::parseAtomicTxs)
                .orElse(List.of()));
    }

    private Optional<String> nonceUser(EvmFullBlock block) {
        return spender(block)
                .or(() -> block.transactions().stream()
                        .filter(this::hasNonce)
                        .map(other -> other.hash().toString())
                        .findFirst());
    }

    /** The same transaction with other signatures pays for the same. */
    private Optional<String> spender(List<Tx> txs) {
        return txs.stream()
                .filter(other -> other.id().equals(tx.id())
                        || !other.unsigned().equals(tx.unsigned()) && Inputs.shared(other.unsigned(), tx.unsigned()))
                .map(other -> other.id().toString())
                .findFirst();
    }

    private boolean hasNonce(EvmTransaction other) {
        return tx.unsigned() instanceof AtomicExportTx export
                && export.inputs().stream()
                        .anyMatch(
                                input -> EvmAddress.of(input.address().bytes()).equals(other.from())
                                        && input.nonce().equals(other.nonce()));
    }
}
