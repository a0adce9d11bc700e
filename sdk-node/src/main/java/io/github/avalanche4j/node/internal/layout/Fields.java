package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A source or sink of fields: bytes or JSON, each read or written. A {@link Layout} names each field once, in its order
 * on the wire, for all of them.
 *
 * <p>Each method takes the field's name in JSON, the value being written (null when reading), and a function that gets
 * the field from the value. It returns the field.
 */
public abstract class Fields {
    private final Chain chain;
    private String prefix;

    /** Fields of a chain's value; {@code prefix} is the part of addresses before the 1, until a network is read. */
    protected Fields(Chain chain, String prefix) {
        this.chain = chain;
        this.prefix = prefix;
    }

    /** The chain whose codec this is. */
    public final Chain chain() {
        return chain;
    }

    /** The part of addresses before the 1. */
    public final String prefix() {
        return prefix;
    }

    /** A network's number; addresses that follow are of this network. */
    public final <V> Network network(String name, @Nullable V value, Function<V, Network> get) {
        Network network = Network.of(uint32(name, value, v -> get.apply(v).id()));
        prefix = network.addressPrefix();
        return network;
    }

    /** One byte, unsigned. */
    public final <V> long uint8(String name, @Nullable V value, ToLongFunction<V> get) {
        return number(name, 1, value, get);
    }

    /** Four bytes, unsigned. */
    public final <V> long uint32(String name, @Nullable V value, ToLongFunction<V> get) {
        return number(name, 4, value, get);
    }

    /** A number of some bytes, unsigned. */
    protected abstract <V> long number(String name, int bytes, @Nullable V value, ToLongFunction<V> get);

    /** A list of numbers of four bytes, unsigned. */
    public abstract <V> List<Long> uint32s(String name, @Nullable V value, Function<V, List<Long>> get);

    /** A value of any format. */
    public abstract <V, T> T field(String name, Format<T> format, @Nullable V value, Function<V, T> get);

    /** A list of values of any format. */
    public abstract <V, T> List<T> elements(
            String name, Elements kind, Format<T> format, @Nullable V value, Function<V, List<T>> get);

    /** Eight bytes, unsigned. */
    public final <V> UInt64 uint64(String name, @Nullable V value, Function<V, UInt64> get) {
        return field(name, Format.UINT64, value, get);
    }

    /** An amount of AVAX, in nAVAX. */
    public final <V> NAvax nAvax(String name, @Nullable V value, Function<V, NAvax> get) {
        return NAvax.of(uint64(name, value, v -> get.apply(v).amount()));
    }

    /** Seconds since 1970 in eight bytes, unsigned. */
    public final <V> Instant time(String name, @Nullable V value, Function<V, Instant> get) {
        return field(name, Format.TIME, value, get);
    }

    /** Seconds in four bytes. */
    public final <V> Duration seconds32(String name, @Nullable V value, Function<V, Duration> get) {
        return Duration.ofSeconds(uint32(name, value, v -> Times.toUnsigned(name, get.apply(v))));
    }

    /** Seconds in eight bytes, unsigned. */
    public final <V> Duration seconds64(String name, @Nullable V value, Function<V, Duration> get) {
        UInt64 seconds = uint64(name, value, v -> UInt64.fromBits(Times.toUnsigned(name, get.apply(v))));
        return Times.duration(seconds.longValue());
    }

    public <V> String string(String name, @Nullable V value, Function<V, String> get) {
        return field(name, Format.STRING, value, get);
    }

    public final <V> Id id(String name, @Nullable V value, Function<V, Id> get) {
        return field(name, Format.ID, value, get);
    }

    /** An asset's id. */
    public <V> Id assetId(String name, @Nullable V value, Function<V, Id> get) {
        return id(name, value, get);
    }

    public final <V> List<Id> ids(String name, @Nullable V value, Function<V, List<Id>> get) {
        return elements(name, Elements.IDS, Format.ID, value, get);
    }

    public final <V> NodeId nodeId(String name, @Nullable V value, Function<V, NodeId> get) {
        return field(name, Format.NODE_ID, value, get);
    }

    /** 20 bytes, hex in JSON. */
    public final <V> EvmAddress evmAddress(String name, @Nullable V value, Function<V, EvmAddress> get) {
        return field(name, Format.EVM_ADDRESS, value, get);
    }

    /**
     * 20 bytes each; in JSON with the chain's alias and the network's prefix.
     *
     * @param isCb58 whether they are bare CB58 in JSON
     */
    public abstract <V> List<Bech32Address> addresses(
            String name, boolean isCb58, @Nullable V value, Function<V, List<Bech32Address>> get);

    /** Bytes of any length, hex in JSON. */
    public final <V> Bytes bytes(String name, @Nullable V value, Function<V, Bytes> get) {
        return field(name, Format.HEX, value, get);
    }

    /** Bytes of any length, Base64 in JSON. */
    public <V> Bytes base64(String name, @Nullable V value, Function<V, Bytes> get) {
        return field(name, Format.BASE64, value, get);
    }

    /** A signature of BLS, a list of numbers in JSON. */
    public <V> Bytes signatureAsNumbers(String name, @Nullable V value, Function<V, Bytes> get) {
        return field(name, Format.BYTES_96, value, get);
    }

    /** A value in a value: an object in JSON, nothing around it in bytes. */
    public abstract <V, T> T object(String name, @Nullable V value, Function<V, T> get, Layout<T> layout);

    public abstract <V, T> List<T> list(
            String name, Elements kind, @Nullable V value, Function<V, List<T>> get, Layout<T> layout);

    /** Transactions in a block. Unknown ones can be kept only if the block's bytes end with them. */
    public abstract <V> List<Tx> txs(String name, boolean atTheEnd, @Nullable V value, Function<V, List<Tx>> get);

    /** A transaction that a block ends with. */
    public abstract <V> Tx tx(String name, @Nullable V value, Function<V, Tx> get);

    /** Skips a value of a type that does not belong here; happens only when bytes are read. */
    public void misplaced(int typeId) {
        throw new IllegalStateException("type " + typeId);
    }

    /**
     * The type id of the value that follows; {@code typeId} when writing. JSON has no type ids; there the fields
     * determine it.
     */
    public abstract int type(TypeSlot position, int typeId);

    /** The feature extension's id, which JSON has as a field; in bytes, the type id determines it. */
    public void fx(Fx fx) {
        // only JSON has it
    }
}
