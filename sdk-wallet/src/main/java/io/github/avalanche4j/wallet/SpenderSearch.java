package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Searches the last blocks of a chain for the transaction that spent something. Accepted blocks are final, so one such
 * transaction proves that no other one will be accepted that spends the same, however many nodes lag.
 */
final class SpenderSearch {
    private static final int AT_ONCE = 64;
    private static final int OUTSTANDING = 8;
    private static final long BLOCKS = 1000; // twice as many in each further run
    private static final int MOST_DOUBLINGS = 20;

    private final NodeClient node;
    private final Chain chain;
    private final Predicate<Tx> spends;
    private final Set<Object> nonces; // empty unless it looks for what used an account's nonce
    private final AtomicInteger runs = new AtomicInteger();

    private SpenderSearch(NodeClient node, Chain chain, Predicate<Tx> spends, Set<Object> nonces) {
        this.node = node;
        this.chain = chain;
        this.spends = spends;
        this.nonces = nonces;
    }

    /** For what spent an input of a transaction: that one itself if it is accepted, also with other signatures. */
    static SpenderSearch of(NodeClient node, Chain chain, Tx tx) {
        Set<Object> nonces = Inputs.of(tx.unsigned()).stream()
                .filter(input -> input instanceof Inputs.Nonce)
                .collect(Collectors.toSet());
        return new SpenderSearch(
                node,
                chain,
                other -> other.id().equals(tx.id())
                        || !other.unsigned().equals(tx.unsigned()) && Inputs.shared(other.unsigned(), tx.unsigned()),
                nonces);
    }

    /** For what spent an output of a transaction, such as the import of what it exported. */
    static SpenderSearch ofOutputs(NodeClient node, Chain chain, Id txId) {
        return new SpenderSearch(
                node,
                chain,
                other -> other.unsigned().spent().stream()
                        .anyMatch(input -> input.txId().equals(txId)),
                Set.of());
    }

    /** The transaction that spent it; absent if it is in none of the last blocks, or the node cannot show them. */
    Call<Optional<String>> next() {
        long blocks = BLOCKS << Math.min(runs.getAndIncrement(), MOST_DOUBLINGS);
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
                nonces.isEmpty()
                        ? node.evm("C").getBlock(BlockRef.number(height)).map(block -> block.flatMap(this::spender))
                        : node.evm("C")
                                .getFullBlock(BlockRef.number(height))
                                .map(block -> block.flatMap(this::nonceUser));
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
                        .filter(other -> nonces.contains(new Inputs.Nonce(other.from(), other.nonce())))
                        .map(other -> other.hash().toString())
                        .findFirst());
    }

    private Optional<String> spender(List<Tx> txs) {
        return txs.stream().filter(spends).map(tx -> tx.id().toString()).findFirst();
    }
}
