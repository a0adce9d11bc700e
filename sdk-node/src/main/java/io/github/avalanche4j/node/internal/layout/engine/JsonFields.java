package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Reads fields from JSON as nodes write it. */
final class JsonFields extends Fields {
    private final JsonNode node;
    private final String path;
    private final JsonContext context;

    /** A reader of the object {@code node} at {@code path}. */
    JsonFields(JsonNode node, String path, JsonContext context, Chain chain, String prefix) {
        super(chain, prefix);
        this.node = node;
        this.path = path;
        this.context = context;
    }

    private UnreadableShapeException unreadable(String name, String expected) {
        return UnreadableShapeException.isNot(path + "." + name, expected);
    }

    private JsonNode field(String name) {
        JsonNode field = node.get(name);
        if (field == null || field.isNull()) {
            throw UnreadableShapeException.without(path, name);
        }
        return field;
    }

    /** The elements of a list; nodes write null for some that are empty. */
    private JsonNode elements(String name) {
        JsonNode list = node.path(name);
        if (!list.isArray() && !list.isNull() && !list.isMissingNode()) {
            throw unreadable(name, "a list");
        }
        return list; // without elements if it is not a list
    }

    private <T> List<T> elements(String name, Function<JsonNode, T> reader) {
        List<T> list = new ArrayList<>();
        elements(name).forEach(element -> list.add(reader.apply(element)));
        return list;
    }

    private <T> T read(String name, Format<T> format, JsonNode node) {
        if (!node.isTextual() && !(format.isNumber() && node.isIntegralNumber())) {
            throw unreadable(name, format.isNumber() ? format.expected() : "a text");
        }
        try {
            return format.parse().apply(node.asText());
        } catch (InvalidRequestException e) {
            throw unreadable(name, format.expected());
        }
    }

    private long number(String name, int bytes, JsonNode node) {
        long number = read(name, Format.UINT64, node).longValue();
        long most = (1L << Byte.SIZE * bytes) - 1;
        if (number < 0 || number > most) {
            throw unreadable(name, "a number up to " + most);
        }
        return number;
    }

    @Override
    protected <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get) {
        return number(name, bytes, field(name));
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        return elements(name, element -> number(name, Integer.BYTES, element));
    }

    @Override
    public <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get) {
        return read(name, format, field(name));
    }

    @Override
    public <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get) {
        return elements(name, element -> read(name, format, element));
    }

    @Override
    public <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return elements(name, element -> {
            String text = read(name, Format.STRING, element);
            byte[] bytes = isCb58 ? Cb58.decode(text, 20) : null;
            // a text that is not CB58 is kept as it is, like any address
            return bytes == null
                    ? Format.received(Bech32Address.class, Bech32Address::parse, text)
                    : Bech32Address.of(chain().name(), prefix(), Bytes.of(bytes));
        });
    }

    @Override
    public <V> Bytes base64(String name, @Nullable V value, Function<V, Bytes> get) {
        return node.path(name).isNull() ? Bytes.EMPTY : super.base64(name, value, get);
    }

    @Override
    public <V> Bytes signatureAsNumbers(String name, @Nullable V value, Function<V, Bytes> get) {
        JsonNode list = field(name);
        byte[] bytes = new byte[96];
        if (list.size() != bytes.length) {
            throw unreadable(name, bytes.length + " bytes");
        }
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) number(name, 1, list.path(i));
        }
        return Bytes.of(bytes);
    }

    private JsonFields inside(String name, JsonNode object) {
        if (!object.isObject()) {
            throw unreadable(name, "an object");
        }
        return new JsonFields(object, path + "." + name, context, chain(), prefix());
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        return layout.of(inside(name, field(name)), null);
    }

    @Override
    public <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout) {
        List<T> list = new ArrayList<>();
        for (JsonNode element : elements(name)) {
            list.add(layout.of(inside(name + "[" + list.size() + "]", element), null));
        }
        return list;
    }

    @Override
    public <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get) {
        List<Tx> txs = new ArrayList<>();
        for (JsonNode element : elements(name)) {
            if (!element.isNull()) { // a null in a list is skipped, as everywhere
                txs.add(TxJson.read(element));
            }
        }
        return Collections.unmodifiableList(txs);
    }

    @Override
    public <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get) {
        return TxJson.read(field(name));
    }

    @Override
    public int type(TypeSlot position, int ofValue) {
        int typeId = JsonTypes.of(position, node, chain(), context);
        if (!position.takes(chain(), typeId)) {
            throw UnreadableShapeException.isNot(path, "a type that belongs here on the " + chain() + "-Chain");
        }
        return typeId;
    }

    @Override
    public void fx(Fx fallback) {
        String id = node.path("fxID").asText();
        for (Fx fx : Fx.values()) {
            if (fx.id().toString().equals(id)) {
                context.fx = fx;
                return;
            }
        }
        context.fx = fallback;
    }
}
