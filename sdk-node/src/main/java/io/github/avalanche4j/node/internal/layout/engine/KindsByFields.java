package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.internal.layout.table.Kinds;
import io.github.avalanche4j.node.tx.Tx;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The kinds of transactions by the names of their fields, which identify them in JSON. */
final class KindsByFields extends Fields {
    private static final Map<Set<String>, Kind<?>> KINDS = new HashMap<>();

    static {
        for (Kind<?> kind : Kinds.all()) {
            KindsByFields fields = new KindsByFields(kind.chain());
            kind.of(fields, null);
            KINDS.putIfAbsent(fields.names, kind); // three are the same on the P- and X-Chain
        }
    }

    private final Set<String> names = new HashSet<>();

    private KindsByFields(Chain chain) {
        super(chain, "");
    }

    /** The kind with exactly these fields; null if there is none. */
    static @Nullable Kind<?> of(Set<String> names, boolean isOfPChain) {
        Kind<?> kind = KINDS.get(names);
        return kind == null || isOfPChain
                ? kind
                : Kinds.find(kind.type(), Chain.X).orElse(kind);
    }

    /** Records the name of a field and returns an empty value. */
    private <T> T note(String name, T empty) {
        names.add(name);
        return empty;
    }

    @Override
    protected <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get) {
        return note(name, 0L);
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        return note(name, List.of());
    }

    @Override
    public <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get) {
        return note(name, format.empty());
    }

    @Override
    public <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get) {
        return note(name, List.of());
    }

    @Override
    public <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return note(name, List.of());
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        return note(name, layout.of(new KindsByFields(chain()), null));
    }

    @Override
    public <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout) {
        return note(name, List.of());
    }

    @Override
    public <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get) {
        return note(name, List.of());
    }

    @Override
    public <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get) {
        throw new IllegalStateException(name + " in a transaction");
    }

    @Override
    public int type(TypeSlot position, int typeId) {
        return typeId;
    }
}
