package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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
import io.github.avalanche4j.node.internal.layout.Times;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Reads fields from JSON as nodes write it. */
final class JsonFields extends Fields {
    private final JsonNode node;
    private final JsonScalars scalars;
    private final JsonContext context;

    /** A reader of the object {@code node} at {@code path}. */
    JsonFields(JsonNode node, String path, JsonContext context, Chain chain, String prefix) {
        super(chain, prefix);
        this.node = node;
        this.scalars = new JsonScalars(node, path);
        this.context = context;
    }

    /** The elements of a list; nodes write null for some that are empty. */
    private JsonNode elements(String name) {
        JsonNode list = node.path(name);
        if (!list.isArray() && !list.isNull() && !list.isMissingNode()) {
            throw scalars.unreadable(name, "a list");
        }
        return list; // without elements if it is not a list
    }

    @Override
    public <V> long uint8(String name, @Nullable V value, ToLongFunction<V> get) {
        long number = scalars.number(name, scalars.field(name), 0xff);
        return number;
    }

    @Override
    public <V> long uint32(String name, @Nullable V value, ToLongFunction<V> get) {
        return uint32(name, scalars.field(name));
    }

    private long uint32(String name, JsonNode node) {
        long number = scalars.number(name, node, 0xffff_ffffL);
        return number;
    }

    @Override
    public <V> UInt64 uint64(String name, @Nullable V value, Function<V, UInt64> get) {
        UInt64 number = scalars.number(name, scalars.field(name));
        return number;
    }

    @Override
    public <V> Instant time(String name, @Nullable V value, Function<V, Instant> get) {
        Instant written = scalars.time(scalars.field(name));
        if (written == null) {
            return Times.ofUnsigned(uint64(name, value, v -> UInt64.ZERO).longValue());
        }
        return written;
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        List<Long> numbers = new ArrayList<>();
        elements(name).forEach(element -> numbers.add(uint32(name, element)));
        return numbers;
    }

    @Override
    public <V> String string(String name, @Nullable V value, Function<V, String> get) {
        String text = scalars.text(name, scalars.field(name));
        return text;
    }

    @Override
    public <V> Id id(String name, @Nullable V value, Function<V, Id> get) {
        return id(name, scalars.field(name));
    }

    private Id id(String name, JsonNode node) {
        Id id = JsonScalars.value(Id.class, Id::parse, scalars.text(name, node));
        return id;
    }

    @Override
    public <V> List<Id> ids(String name, @Nullable V value, Function<V, List<Id>> get) {
        List<Id> ids = new ArrayList<>();
        elements(name).forEach(element -> ids.add(id(name, element)));
        return ids;
    }

    @Override
    public <V> NodeId nodeId(String name, @Nullable V value, Function<V, NodeId> get) {
        NodeId nodeId = JsonScalars.value(NodeId.class, NodeId::parse, scalars.text(name, scalars.field(name)));
        return nodeId;
    }

    @Override
    public <V> EvmAddress evmAddress(String name, @Nullable V value, Function<V, EvmAddress> get) {
        EvmAddress address =
                JsonScalars.value(EvmAddress.class, EvmAddress::parse, scalars.text(name, scalars.field(name)));
        return address;
    }

    @Override
    public <V> List<Bech32Address> addresses(String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return addresses(name, Bech32Address::parse);
    }

    @Override
    public <V> List<Bech32Address> cb58Addresses(String name, @Nullable V value, Function<V, List<Bech32Address>> get) {
        return addresses(name, text -> {
            byte[] bytes = Cb58.decode(text, 20);
            // a text that is not CB58 is kept as it is, like any address
            return bytes == null
                    ? Bech32Address.parse(text)
                    : Bech32Address.of(chain().name(), prefix(), Bytes.of(bytes));
        });
    }

    private List<Bech32Address> addresses(String name, Function<String, Bech32Address> parser) {
        List<Bech32Address> addresses = new ArrayList<>();
        for (JsonNode element : elements(name)) {
            Bech32Address address = JsonScalars.value(Bech32Address.class, parser, scalars.text(name, element));
            addresses.add(address);
        }
        return addresses;
    }

    private Bytes fixed(String name, int size, Bytes bytes) {
        if (bytes.size() != size) {
            throw scalars.unreadable(name, size + " bytes");
        }
        return bytes;
    }

    @Override
    public <V> Bytes bytes(String name, @Nullable V value, Function<V, Bytes> get) {
        return scalars.hex(name, scalars.field(name));
    }

    @Override
    public <V> Bytes base64(String name, @Nullable V value, Function<V, Bytes> get) {
        try {
            JsonNode field = node.path(name).isNull() ? JsonNodeFactory.instance.textNode("") : scalars.field(name);
            return Bytes.of(Base64.getDecoder().decode(scalars.text(name, field)));
        } catch (IllegalArgumentException e) {
            throw scalars.unreadable(name, "Base64");
        }
    }

    @Override
    public <V> Bytes fixed(String name, int size, @Nullable V value, Function<V, Bytes> get) {
        return fixed(name, size, scalars.hex(name, scalars.field(name)));
    }

    @Override
    public <V> Bytes fixedNumbers(String name, int size, @Nullable V value, Function<V, Bytes> get) {
        JsonNode list = scalars.field(name);
        byte[] bytes = new byte[list.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) scalars.number(name, list.path(i), 0xff);
        }
        return fixed(name, size, Bytes.of(bytes));
    }

    @Override
    public <V> List<Bytes> fixedList(String name, int size, @Nullable V value, Function<V, List<Bytes>> get) {
        List<Bytes> list = new ArrayList<>();
        elements(name).forEach(element -> list.add(fixed(name, size, scalars.hex(name, element))));
        return list;
    }

    private JsonFields inside(String name, JsonNode object) {
        if (!object.isObject()) {
            throw scalars.unreadable(name, "an object");
        }
        return new JsonFields(object, scalars.path() + "." + name, context, chain(), prefix());
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        return layout.of(inside(name, scalars.field(name)), null);
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
        return TxJson.read(scalars.field(name));
    }

    @Override
    public int type(TypeSlot position, int ofValue) {
        int typeId = JsonTypes.of(position, node, chain(), context);
        if (!position.takes(chain(), typeId)) {
            throw UnreadableShapeException.isNot(
                    scalars.path(), "a type that belongs here on the " + chain() + "-Chain");
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
