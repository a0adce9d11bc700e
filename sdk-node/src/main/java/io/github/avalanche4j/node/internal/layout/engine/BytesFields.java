package io.github.avalanche4j.node.internal.layout.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.internal.layout.table.Kinds;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads fields from bytes in a chain's codec. A list allocates no more elements than its bytes can hold, whatever
 * length it claims.
 */
final class BytesFields extends Fields {
    private final CodecReader in;
    private final long types;
    private final boolean lenient;
    private Id asset = Id.EMPTY;
    private long within; // the types of transactions that are being read, one bit for each
    private boolean keepsBytes;
    private boolean hasRest;

    /**
     * A reader of {@code in}.
     *
     * @param types the type ids that the codec has
     * @param lenient whether an unknown transaction in a block becomes an {@link UnknownTx}
     */
    BytesFields(CodecReader in, Chain chain, String prefix, long types, boolean lenient) {
        super(chain, prefix);
        this.in = in;
        this.types = types;
        this.lenient = lenient;
    }

    CodecReader in() {
        return in;
    }

    /** The unsigned transaction that comes next. */
    UnsignedTx unsigned() {
        keepsBytes = false;
        int type = type(TypeSlot.TX, 0);
        within = Chain.ids(type, type);
        return Kinds.of(chain(), type).of(this, null);
    }

    /** The credentials of the transaction that was read last. */
    List<Credential> credentials() {
        within = 0;
        return TxLayout.credentials(this, null, tx -> List.of());
    }

    /**
     * Whether the transaction that was read last has a part that parses but fits no value: a type that does not belong
     * there, or a text that is not UTF-8.
     */
    boolean keepsBytes() {
        return keepsBytes;
    }

    @Override
    public void misplaced(int typeId) {
        long type = Chain.ids(typeId, typeId);
        if ((within & type) != 0) {
            String expected = "a type that does not contain itself, not " + typeId;
            throw in.malformed(in.position() - Integer.BYTES, Reason.RECURSIVE_TYPES, expected);
        }
        keepsBytes = true;
        long outside = within;
        within |= type;
        Misplaced.skip(this, typeId);
        within = outside;
    }

    @Override
    protected <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get) {
        return bytes == 1 ? in.uint8() : in.uint32();
    }

    @Override
    public <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get) {
        return format.read().apply(in);
    }

    @Override
    public <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get) {
        return elements(kind.least(), format.read());
    }

    @Override
    public <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get) {
        int count = in.length();
        int[] bits = new int[room(count, Integer.BYTES)];
        for (int i = 0; i < count; i++) {
            bits[i] = (int) in.uint32();
        }
        return UInt32List.ofBits(bits);
    }

    @Override
    public <V> String string(String name, @Nullable V value, Function<V, String> get) {
        int start = in.position() + Short.BYTES;
        String text = super.string(name, value, get);
        if (text.indexOf('\uFFFD') >= 0) { // may replace bytes that are not UTF-8
            keepsBytes |= !in.since(start).equals(ByteBuffer.wrap(text.getBytes(UTF_8)));
        }
        return text;
    }

    /** Reuses the object of the previous asset, because nearly all outputs have the same one. */
    @Override
    public <V> Id assetId(String name, @Nullable V value, Function<V, Id> get) {
        Id id = in.id();
        if (!id.equals(asset)) {
            asset = id;
        }
        return asset;
    }

    @Override
    public <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get) {
        // without a network, only a skipped value has addresses
        String prefix = prefix().isEmpty() ? "none" : prefix();
        return elements(
                Elements.ADDRESSES.least(), reader -> Bech32Address.of(chain().name(), prefix, reader.fixed(20)));
    }

    @Override
    public <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout) {
        return layout.of(this, null);
    }

    @Override
    public <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout) {
        return elements(kind.least(), reader -> layout.of(this, null));
    }

    @SuppressWarnings("unchecked") // an array of nothing but T
    private <T> List<T> elements(int least, Function<CodecReader, T> element) {
        int count = in.length();
        Object[] elements = new Object[room(count, least)];
        for (int i = 0; i < count; i++) {
            elements[i] = element.apply(in); // throws before the array is full
        }
        return (List<T>) List.of(elements);
    }

    private int room(int count, int least) {
        return Math.min(count, in.remaining() / least + 1);
    }

    @Override
    public <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get) {
        if (!lenient || !atTheEnd) {
            return elements(TxLayout.MIN_SIZE, reader -> TxLayout.read(this));
        }
        int count = in.length();
        List<Tx> txs = new ArrayList<>(room(count, TxLayout.MIN_SIZE));
        for (int i = 0; !hasRest && i < count; i++) {
            txs.add(txOrRest(i == count - 1));
        }
        return Collections.unmodifiableList(txs);
    }

    @Override
    public <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get) {
        return lenient ? txOrRest(true) : TxLayout.read(this);
    }

    /**
     * Nothing marks the end of an unknown transaction, so the bytes after it are unknown too. Its id is unknown unless
     * it is the last.
     */
    private Tx txOrRest(boolean last) {
        int start = in.position();
        try {
            return TxLayout.read(this);
        } catch (MalformedBytesException e) {
            if (!e.isUnknownFormat()) {
                throw e;
            }
            hasRest = true;
            Bytes rest = in.rest(start);
            Id id = last ? TxLayout.id(rest.asByteBuffer()) : Id.EMPTY;
            return new Tx(id, new UnknownTx(rest, JsonTree.NULL), List.of());
        }
    }

    @Override
    public int type(TypeSlot position, int ofValue) {
        int at = in.position();
        long typeId = in.uint32();
        if (!Chain.has(types, typeId)) {
            throw in.malformed(at, Reason.UNKNOWN_TYPE_ID, position.expected(chain()) + ", not " + typeId);
        }
        if (!position.takes(chain(), typeId)) {
            Reason reason = position.isRecursion(typeId) ? Reason.RECURSIVE_TYPES : Reason.WRONG_TYPE;
            throw in.malformed(at, reason, position.expected(chain()) + ", not " + typeId);
        }
        return (int) typeId;
    }
}
