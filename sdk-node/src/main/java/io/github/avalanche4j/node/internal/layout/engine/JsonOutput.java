package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import java.io.IOException;
import java.io.UncheckedIOException;
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
    protected <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get) {
        long number = get.applyAsLong(Objects.requireNonNull(value, "value"));
        write(() -> json.writeNumberField(name, number));
        return number;
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        return array(name, get(value, get), json::writeNumber);
    }

    @Override
    public <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get) {
        T field = get(value, get);
        write(() -> json.writeStringField(name, format.print().apply(field)));
        return field;
    }

    @Override
    public <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get) {
        return array(
                name,
                get(value, get),
                element -> json.writeString(format.print().apply(element)));
    }

    @Override
    public <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return array(name, get(value, get), address -> json.writeString(isCb58 ? cb58(address) : address.toString()));
    }

    private static String cb58(Bech32Address address) {
        try {
            return Cb58.encode(address.bytes().toArray());
        } catch (IllegalStateException e) {
            return address.toString(); // a future form, unchanged
        }
    }

    @Override
    public <V> Bytes signatureAsNumbers(String name, @Nullable V value, Function<V, Bytes> get) {
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
