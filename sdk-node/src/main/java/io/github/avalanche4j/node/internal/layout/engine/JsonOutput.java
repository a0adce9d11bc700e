package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes fields as JSON, with the names that nodes use. As in every value, numbers of 64 bits are texts and times are
 * written by ISO 8601.
 */
final class JsonOutput extends Fields {
    private final JsonGenerator json;

    JsonOutput(JsonGenerator json, Chain chain) {
        super(chain, ""); // addresses contain theirs
        this.json = json;
    }

    @FunctionalInterface
    interface Writing {
        void run() throws IOException;
    }

    static void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private <V, T> T get(@Nullable V value, Function<V, T> get) {
        return get.apply(Objects.requireNonNull(value, "value"));
    }

    private long number(String name, long number) {
        write(() -> json.writeNumberField(name, number));
        return number;
    }

    private <T> T text(String name, T value, String text) {
        write(() -> json.writeStringField(name, text));
        return value;
    }

    private <T> List<T> array(String name, List<T> elements, ElementWriter<T> writer) {
        write(() -> {
            json.writeArrayFieldStart(name);
            for (T element : elements) {
                writer.write(element);
            }
            json.writeEndArray();
        });
        return elements;
    }

    @FunctionalInterface
    private interface ElementWriter<T> {
        void write(T element) throws IOException;
    }

    @Override
    public <V> long uint8(String name, @Nullable V value, ToLongFunction<V> get) {
        return uint32(name, value, get);
    }

    @Override
    public <V> long uint32(String name, @Nullable V value, ToLongFunction<V> get) {
        return number(name, get.applyAsLong(Objects.requireNonNull(value, "value")));
    }

    @Override
    public <V> UInt64 uint64(String name, @Nullable V value, Function<V, UInt64> get) {
        UInt64 number = get(value, get);
        return text(name, number, number.toString());
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        return array(name, get(value, get), json::writeNumber);
    }

    @Override
    public <V> Instant time(String name, @Nullable V value, Function<V, Instant> get) {
        Instant time = get(value, get);
        return text(name, time, time.toString());
    }

    @Override
    public <V> String string(String name, @Nullable V value, Function<V, String> get) {
        String text = get(value, get);
        return text(name, text, text);
    }

    @Override
    public <V> Id id(String name, @Nullable V value, Function<V, Id> get) {
        Id id = get(value, get);
        return text(name, id, id.toString());
    }

    @Override
    public <V> List<Id> ids(String name, @Nullable V value, Function<V, List<Id>> get) {
        return array(name, get(value, get), id -> json.writeString(id.toString()));
    }

    @Override
    public <V> NodeId nodeId(String name, @Nullable V value, Function<V, NodeId> get) {
        NodeId nodeId = get(value, get);
        return text(name, nodeId, nodeId.toString());
    }

    @Override
    public <V> EvmAddress evmAddress(String name, @Nullable V value, Function<V, EvmAddress> get) {
        EvmAddress address = get(value, get);
        return text(name, address, address.toString());
    }

    @Override
    public <V> List<Bech32Address> addresses(String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return array(name, get(value, get), address -> json.writeString(address.toString()));
    }

    @Override
    public <V> List<Bech32Address> cb58Addresses(String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return array(name, get(value, get), address -> json.writeString(cb58(address)));
    }

    private static String cb58(Bech32Address address) {
        try {
            return Cb58.encode(address.bytes().toArray());
        } catch (IllegalStateException e) {
            return address.toString(); // a future form, unchanged
        }
    }

    @Override
    public <V> Bytes bytes(String name, @Nullable V value, Function<V, Bytes> get) {
        Bytes bytes = get(value, get);
        return text(name, bytes, bytes.toHex());
    }

    @Override
    public <V> Bytes base64(String name, @Nullable V value, Function<V, Bytes> get) {
        Bytes bytes = get(value, get);
        return text(name, bytes, Base64.getEncoder().encodeToString(bytes.toArray()));
    }

    @Override
    public <V> Bytes fixed(String name, int size, @Nullable V value, Function<V, Bytes> get) {
        return bytes(name, value, get);
    }

    @Override
    public <V> Bytes fixedNumbers(String name, int size, @Nullable V value, Function<V, Bytes> get) {
        Bytes bytes = get(value, get);
        write(() -> {
            json.writeArrayFieldStart(name);
            for (int i = 0; i < bytes.size(); i++) {
                json.writeNumber(bytes.get(i) & 0xff);
            }
            json.writeEndArray();
        });
        return bytes;
    }

    @Override
    public <V> List<Bytes> fixedList(String name, int size, @Nullable V value, Function<V, List<Bytes>> get) {
        return array(name, get(value, get), bytes -> json.writeString(bytes.toHex()));
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        T object = get(value, get);
        write(() -> {
            json.writeObjectFieldStart(name);
            layout.of(this, object);
            json.writeEndObject();
        });
        return object;
    }

    @Override
    public <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout) {
        return array(name, get(value, get), element -> {
            json.writeStartObject();
            layout.of(this, element);
            json.writeEndObject();
        });
    }

    @Override
    public <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get) {
        return array(name, get(value, get), tx -> TxJson.writeTx(tx, json));
    }

    @Override
    public <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get) {
        Tx tx = get(value, get);
        write(() -> {
            json.writeFieldName(name);
            TxJson.writeTx(tx, json);
        });
        return tx;
    }

    @Override
    public int type(TypeSlot position, int typeId) {
        return typeId;
    }

    /** The C-Chain's types have no extension; nodes print the empty id. */
    @Override
    public void fx(Fx fx) {
        write(() -> json.writeStringField("fxID", (chain() == Chain.C ? Id.EMPTY : fx.id()).toString()));
    }
}
