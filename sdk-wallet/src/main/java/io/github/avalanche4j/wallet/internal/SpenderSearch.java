package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.Sequence;
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
import io.github.avalanche4j.wallet.internal.Spendable.Nonce;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Searches the last blocks of a chain for the transaction that spent an input. Accepted blocks are final, so this
 * transaction proves that no other one with the same input can be accepted, even if nodes lag. A further search does
 * not read the same blocks again.
 */
public final class SpenderSearch {
    private static final int AT_ONCE = 64;
    private static final int OUTSTANDING = 8;
    private static final long BLOCKS = 1000; // on each side of those that were read; later twice as many
    private static final int MOST_DOUBLINGS = 20;

    private final NodeClient node;
    private final Chain chain;
    private final Predicate<Tx> spends;
    private final Set<Nonce> nonces; // the nonces among the inputs
    private final AtomicInteger runs = new AtomicInteger();
    private final AtomicReference<@Nullable Range> read; // blocks without a spender

    /** The spender, which for a nonce may be a plain transaction of the EVM. */
    public record Spender(String id, Optional<Tx> tx) {}

    /** Heights, both included. */
    private record Range(long first, long last) {
        /** Joins two ranges if no block is between them. */
        Range with(Range other) {
            return other.first <= last + 1 && other.last >= first - 1
                    ? new Range(Math.min(first, other.first), Math.max(last, other.last))
                    : this;
        }
    }

    private SpenderSearch(
            NodeClient node,
            Chain chain,
            Predicate<Tx> spends,
            Set<Nonce> nonces,
            AtomicReference<@Nullable Range> read) {
        this.node = node;
        this.chain = chain;
        this.spends = spends;
        this.nonces = nonces;
        this.read = read;
    }

    /** A search for the transaction that spent one of some inputs. */
    public static SpenderSearch of(NodeClient node, Chain chain, Set<Spendable> inputs) {
        Set<Nonce> nonces = inputs.stream()
                .filter(Nonce.class::isInstance)
                .map(Nonce.class::cast)
                .collect(Collectors.toSet());
        return new SpenderSearch(
                node,
                chain,
                other -> !Collections.disjoint(Spendable.of(other.unsigned()), inputs),
                nonces,
                new AtomicReference<>());
    }

    /** A search that begins with few blocks again, and reads none that this one has read or reads later. */
    SpenderSearch again() {
        return new SpenderSearch(node, chain, spends, nonces, read);
    }

    /** Searches for the spender; absent if it is in none of the last blocks, or the node cannot show them. */
    public Call<Optional<Spender>> next() {
        return Sequence.orElse(
                maySpend().then(may -> may ? search() : Call.completed(Optional.empty())), Optional.empty());
    }

    /** Whether an input may be spent: not while all accounts have used only lower nonces. */
    private Call<Boolean> maySpend() {
        List<Call<Boolean>> used = nonces.stream()
                .map(nonce -> node.evm("C")
                        .getTransactionCount(nonce.account(), BlockRef.LATEST)
                        .map(count -> count.compareTo(nonce.number()) > 0))
                .toList();
        return used.isEmpty() ? Call.completed(true) : Call.all(used, 1).map(found -> found.contains(true));
    }

    private Call<Optional<Spender>> search() {
        long blocks = BLOCKS << Math.min(runs.getAndIncrement(), MOST_DOUBLINGS);
        Call<List<Spender>> found = head().then(head -> {
            Range known = read.get();
            long newest = known == null ? head : Math.min(head, known.last() + blocks);
            long oldest = Math.max(1, (known == null ? head + 1 : known.first()) - blocks);
            return Sequence.repeat(
                    Duration.ZERO,
                    () -> unread(newest, oldest)
                            .map(this::spendersIn)
                            .orElseGet(() -> Call.completed(Optional.of(List.of()))));
        });
        return found.map(spenders -> spenders.stream().findFirst());
    }

    /** The blocks to read next: first those above the ones that were read, then those below. */
    private Optional<Range> unread(long newest, long oldest) {
        Range known = read.get();
        long from = known == null ? newest + 1 : known.first();
        if (known != null && known.last() < newest) {
            return Optional.of(new Range(known.last() + 1, Math.min(newest, known.last() + AT_ONCE)));
        }
        return Optional.of(new Range(Math.max(oldest, from - AT_ONCE), from - 1))
                .filter(next -> from > oldest);
    }

    /** The transactions that spent an input in some blocks; absent if there is none. */
    private Call<Optional<List<Spender>>> spendersIn(Range blocks) {
        List<Call<Optional<Spender>>> calls = LongStream.rangeClosed(blocks.first(), blocks.last())
                .mapToObj(this::at)
                .toList();
        return Call.all(calls, OUTSTANDING).map(found -> {
            List<Spender> spenders = found.stream().flatMap(Optional::stream).toList();
            if (!spenders.isEmpty()) {
                return Optional.of(spenders);
            }
            read.updateAndGet(known -> known == null ? blocks : known.with(blocks));
            return Optional.empty();
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

    private Call<Optional<Spender>> at(long height) {
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
                        ? node.evm("C").getBlock(BlockRef.number(height)).map(block -> spender(present(block, height)))
                        : node.evm("C")
                                .getFullBlock(BlockRef.number(height))
                                .map(block -> nonceUser(present(block, height)));
        };
    }

    /** Fails for a missing block, as the other chains do; a later search reads it again. */
    private static <T> T present(Optional<T> block, long height) {
        return block.orElseThrow(() ->
                ConnectionException.of("the node does not have block " + height, details -> details.isTransient(true)));
    }

    private Optional<Spender> spender(EvmHeader block) {
        return spender(block.blockExtraData()
                .filter(data -> data.size() > 0)
                .map(CChainCodec::parseAtomicTxs)
                .orElse(List.of()));
    }

    private Optional<Spender> nonceUser(EvmFullBlock block) {
        return spender(block)
                .or(() -> block.transactions().stream()
                        .filter(other -> nonces.contains(new Nonce(other.from(), other.nonce())))
                        .findFirst()
                        .map(other -> new Spender(other.hash().toString(), Optional.empty())));
    }

    private Optional<Spender> spender(List<Tx> txs) {
        return txs.stream()
                .filter(spends)
                .findFirst()
                .map(tx -> new Spender(tx.id().toString(), Optional.of(tx)));
    }
}
