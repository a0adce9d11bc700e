package io.github.avalanche4j.node.internal.layout.table;

import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** All kinds of transactions of all chains. */
public final class Kinds {
    private static final List<Kind<?>> SHARED_ON_P = List.of(
            new Kind<>(Chain.P, 17, ImportTx.class, SharedTxs::importTx),
            new Kind<>(Chain.P, 18, ExportTx.class, SharedTxs::exportTx),
            new Kind<>(Chain.P, 34, BaseTx.class, SharedTxs::base));

    private static final List<Kind<?>> ALL = Stream.of(
                    StakingTxs.KINDS, SubnetTxs.KINDS, SHARED_ON_P, XChainTxs.KINDS, CChainTxs.KINDS)
            .flatMap(List::stream)
            .toList();

    private static final Kind<?>[][] BY_TYPE_ID = byTypeId();

    private Kinds() {}

    private static Kind<?>[][] byTypeId() {
        Kind<?>[][] kinds = new Kind<?>[Chain.values().length][Long.SIZE];
        ALL.forEach(kind -> kinds[kind.chain().ordinal()][kind.typeId()] = kind);
        return kinds;
    }

    public static List<Kind<?>> all() {
        return ALL;
    }

    /** The kind with a type id that {@link TypeSlot#TX} accepts. */
    public static Kind<?> of(Chain chain, int typeId) {
        return Objects.requireNonNull(BY_TYPE_ID[chain.ordinal()][typeId]);
    }

    /** The kind of a value. */
    public static Kind<?> of(UnsignedTx tx, Chain chain) {
        return find(tx.getClass(), chain)
                .orElseThrow(() -> new IllegalArgumentException(tx.getClass() + " is not a transaction of the " + chain
                        + "-Chain; write one of the types of this library"));
    }

    /** The chain of a value: {@code likely}, unless its kind belongs only to another chain. */
    public static Chain chain(UnsignedTx tx, Chain likely) {
        return Stream.of(likely, Chain.P, Chain.X, Chain.C)
                .filter(chain -> find(tx.getClass(), chain).isPresent())
                .findFirst()
                .orElse(likely);
    }

    /** The kind of the values of a class on a chain. */
    public static Optional<Kind<?>> find(Class<?> type, Chain chain) {
        for (Kind<?> kind : ALL) {
            if (kind.chain() == chain && kind.type() == type) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
