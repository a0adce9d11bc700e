package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes fields as bytes in a chain's codec. A value that cannot be encoded, such as a number that is too large, is
 * refused at once. A broken rule that the parser does not check, such as the order of a list, is recorded as {@link
 * #broken}, so that a value read from such bytes can be written back.
 */
final class BytesOutput extends Fields {
    private final CodecWriter out = new CodecWriter();
    private final StringBuilder path = new StringBuilder();
    private @Nullable InvalidRequestException broken;

    BytesOutput(Chain chain) {
        super(chain, "");
    }

    CodecWriter out() {
        return out;
    }

    /** The first rule that the output breaks; null if it breaks none. */
    @Nullable
    InvalidRequestException broken() {
        return broken;
    }

    /** Forgets broken rules found since {@link #broken} was {@code before}. */
    void restore(@Nullable InvalidRequestException before) {
        broken = before;
    }

    InvalidRequestException refused(String name, Object value, String rule) {
        String field = path + name;
        boolean isElement = field.endsWith(".");
        return new InvalidRequestException(
                isElement ? field.substring(0, field.length() - 1) : field, value.toString(), rule);
    }

    private void broken(String name, Object value, String rule) {
        if (broken == null) {
            broken = refused(name, value, rule);
        }
    }

    private <V, T> T get(@Nullable V value, Function<V, T> get) {
        return get.apply(Objects.requireNonNull(value, "value"));
    }

    @Override
    protected <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get) {
        long number = get.applyAsLong(Objects.requireNonNull(value, "value"));
        long most = (1L << Byte.SIZE * bytes) - 1;
        if (number < 0 || number > most) {
            throw refused(name, number, "from 0 to " + most);
        }
        if (bytes == 1) {
            out.uint8((int) number);
        } else {
            out.uint32(number);
        }
        return number;
    }

    @Override
    public <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get) {
        T field = get(value, get);
        write(name, field, () -> format.write().accept(out, field));
        return field;
    }

    private void write(String name, Object value, Runnable writer) {
        try {
            writer.run();
        } catch (InvalidRequestException e) {
            throw refused(name, value, e.rule());
        } catch (IllegalStateException e) { // a server's text that is not valid
            throw refused(name, value, "a text that has bytes");
        }
    }

    @Override
    public <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get) {
        return elements(name, kind, get(value, get), element -> field("", format, element, v -> v));
    }

    private <T> List<T> elements(String name, Elements kind, List<T> elements, Consumer<T> writer) {
        out.uint32(elements.size());
        int parent = path.length();
        int before = -1;
        for (int i = 0; i < elements.size(); i++) {
            int start = out.size();
            T element = elements.get(i);
            path.append(name).append('[').append(i).append("].");
            writer.accept(element);
            path.setLength(parent);
            if (before >= 0 && !kind.inOrder(out, before, start)) {
                broken(name + "[" + i + "]", element, kind.rule());
            }
            before = start;
        }
        return elements;
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        return elements(name, Elements.SIGNATURE_INDICES, get(value, get), number -> uint32("", number, v -> v));
    }

    @Override
    public <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return elements(name, Elements.ADDRESSES, get(value, get), address -> {
            write("", address, () -> out.fixed(address.bytes()));
            if (!prefix().isEmpty() && !address.network().equals(prefix())) {
                broken("", address, "an address of the transaction's network, " + prefix() + "1…");
            }
        });
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        int parent = path.length();
        path.append(name).append('.');
        T object = layout.of(this, get(value, get));
        path.setLength(parent);
        return object;
    }

    /** Refuses a value with a part that the layout has no field for, such as a lock: that part would be lost. */
    <T> T whole(String name, T value, Layout<T> layout) {
        if (!layout.of(this, value).equals(value)) {
            throw refused(name, value, "without parts that its kind does not have");
        }
        return value;
    }

    @Override
    public <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout) {
        return elements(name, kind, get(value, get), element -> whole("", element, layout));
    }

    @Override
    public <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get) {
        return elements(name, Elements.TXS, get(value, get), tx -> TxLayout.write(this, tx));
    }

    @Override
    public <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get) {
        return TxLayout.write(this, get(value, get));
    }

    @Override
    public void misplaced(int typeId) {
        throw refused("type", typeId, "a type that chains accept here");
    }

    @Override
    public int type(TypeSlot position, int typeId) {
        if (!position.takes(chain(), typeId)) {
            throw refused("type", typeId, position.expected(chain()));
        }
        out.uint32(typeId);
        return typeId;
    }
}
