package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A kind of transaction.
 *
 * @param chain the chain that accepts it
 * @param typeId its type id in that chain's codec
 * @param type its values
 * @param layout its fields
 */
public record Kind<T extends UnsignedTx>(Chain chain, int typeId, Class<T> type, Layout<T> layout) {
    public static <T extends UnsignedTx> Kind<T> of(Chain chain, int typeId, Class<T> type, Layout<T> layout) {
        return new Kind<>(chain, typeId, type, layout);
    }

    public T of(Fields f, @Nullable UnsignedTx v) {
        return layout.of(f, v == null ? null : type.cast(v));
    }

    /** The names of its fields, which identify it in JSON. */
    public Set<String> fieldNames() {
        Recorder recorder = new Recorder(chain);
        layout.of(recorder, null);
        return recorder.names;
    }

    /** Records the names of fields and returns empty values. */
    private static final class Recorder extends Fields {
        private final Set<String> names = new HashSet<>();

        Recorder(Chain chain) {
            super(chain, "");
        }

        private <T> T note(String name, T empty) {
            names.add(name);
            return empty;
        }

        @Override
        public <V> long uint8(String name, @Nullable V value, ToLongFunction<V> get) {
            return note(name, 0L);
        }

        @Override
        public <V> long uint32(String name, @Nullable V value, ToLongFunction<V> get) {
            return note(name, 0L);
        }

        @Override
        public <V> UInt64 uint64(String name, @Nullable V value, Function<V, UInt64> get) {
            return note(name, UInt64.ZERO);
        }

        @Override
        public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
            return note(name, List.of());
        }

        @Override
        public <V> Instant time(String name, @Nullable V value, Function<V, Instant> get) {
            return note(name, Instant.EPOCH);
        }

        @Override
        public <V> String string(String name, @Nullable V value, Function<V, String> get) {
            return note(name, "");
        }

        @Override
        public <V> Id id(String name, @Nullable V value, Function<V, Id> get) {
            return note(name, Id.EMPTY);
        }

        @Override
        public <V> List<Id> ids(String name, @Nullable V value, Function<V, List<Id>> get) {
            return note(name, List.of());
        }

        @Override
        public <V> NodeId nodeId(String name, @Nullable V value, Function<V, NodeId> get) {
            return note(name, NodeId.of(Bytes.of(new byte[20])));
        }

        @Override
        public <V> EvmAddress evmAddress(String name, @Nullable V value, Function<V, EvmAddress> get) {
            return note(name, EvmAddress.of(Bytes.of(new byte[20])));
        }

        @Override
        public <V> List<Bech32Address> addresses(String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
            return note(name, List.of());
        }

        @Override
        public <V> List<Bech32Address> cb58Addresses(
                String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
            return note(name, List.of());
        }

        @Override
        public <V> Bytes bytes(String name, @Nullable V value, Function<V, Bytes> get) {
            return note(name, Bytes.EMPTY);
        }

        @Override
        public <V> Bytes base64(String name, @Nullable V value, Function<V, Bytes> get) {
            return note(name, Bytes.EMPTY);
        }

        @Override
        public <V> Bytes fixed(String name, int size, @Nullable V value, Function<V, Bytes> get) {
            return note(name, Bytes.of(new byte[size]));
        }

        @Override
        public <V> Bytes fixedNumbers(String name, int size, @Nullable V value, Function<V, Bytes> get) {
            return note(name, Bytes.of(new byte[size]));
        }

        @Override
        public <V> List<Bytes> fixedList(String name, int size, @Nullable V value, Function<V, List<Bytes>> get) {
            return note(name, List.of());
        }

        @Override
        public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
            return note(name, layout.of(new Recorder(chain()), null));
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

        @Override
        public void fx(Fx fx) {
            // only the elements of lists have one
        }
    }
}
