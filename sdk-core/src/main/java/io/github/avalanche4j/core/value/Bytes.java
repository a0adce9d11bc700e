package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.internal.codec.TextKind;
import io.github.avalanche4j.core.internal.json.HexAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.UncheckedHexParser;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of bytes. In JSON it is {@code 0x} and lower-case hex digits.
 *
 * <p>Nodes write most transactions, blocks and containers as <em>checked hex</em>: the bytes followed by the last four
 * bytes of their SHA-256, all in hex. Responses hold only the bytes, because the checksum was verified when they were
 * read. Use {@link #fromCheckedHex} and {@link #toCheckedHex} for texts from other sources.
 */
@AdaptedBy(Bytes.Adapter.class)
@AnyMapper
public final class Bytes implements Comparable<Bytes> {
    /** No bytes. */
    public static final Bytes EMPTY = new Bytes(new byte[0]);

    private static final int SHOWN = 100;

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /**
     * {@return a copy of {@code content}}
     *
     * @param content any bytes
     */
    public static Bytes of(byte... content) {
        Objects.requireNonNull(content, "content");
        return content.length == 0 ? EMPTY : new Bytes(content.clone());
    }

    /**
     * {@return the bytes that {@code hex} encodes}
     *
     * @param hex an even number of hex digits of either case, with or without {@code 0x}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    @JsonCreator
    public static Bytes fromHex(String hex) {
        Objects.requireNonNull(hex, "hex");
        byte[] decoded = Hex.decode(hex);
        if (decoded == null) {
            throw Require.refused("hex", hex, "an even number of hex digits", TextKind.notHex(hex));
        }
        return new Bytes(decoded);
    }

    /**
     * {@return the bytes that checked hex encodes, without their checksum}
     *
     * @param hex {@code 0x}, the bytes, and the last four bytes of their SHA-256
     * @throws io.github.avalanche4j.core.InvalidRequestException if it is not hex or the checksum does not match
     */
    public static Bytes fromCheckedHex(String hex) {
        Objects.requireNonNull(hex, "hex");
        byte[] decoded = hex.startsWith("0x") ? Hex.decodeChecked(hex) : null;
        if (decoded == null) {
            throw Require.refused("hex", hex, "0x and hex digits that end with a matching checksum");
        }
        return new Bytes(decoded);
    }

    /** {@return {@code 0x} and two lower-case digits per byte} */
    @JsonValue
    public String toHex() {
        return Hex.encode(content);
    }

    /** {@return {@code 0x}, two lower-case digits per byte, and the checksum that nodes expect} */
    public String toCheckedHex() {
        return Hex.encodeChecked(content);
    }

    /** {@return the number of bytes} */
    public int size() {
        return content.length;
    }

    /** {@return whether there are none} */
    public boolean isEmpty() {
        return content.length == 0;
    }

    /**
     * {@return the byte at {@code index}}
     *
     * @param index from 0
     * @throws IndexOutOfBoundsException past the end
     */
    public byte get(int index) {
        return content[index];
    }

    /**
     * {@return the bytes from {@code from} up to, not including, {@code to}}
     *
     * @param from the first index
     * @param to the index after the last
     * @throws IndexOutOfBoundsException if the range is not inside
     */
    public Bytes slice(int from, int to) {
        Objects.checkFromToIndex(from, to, content.length);
        return new Bytes(Arrays.copyOfRange(content, from, to));
    }

    /** The array itself, without a copy, for values of this package, which never change it. */
    byte[] content() {
        return content;
    }

    /** Bytes over an array that must not change from now on, without a copy. */
    static Bytes wrap(byte[] content) {
        return content.length == 0 ? EMPTY : new Bytes(content);
    }

    /** {@return a copy that the caller may change} */
    public byte[] toArray() {
        return content.clone();
    }

    /** {@return a read-only view, without a copy} */
    public ByteBuffer asByteBuffer() {
        return ByteBuffer.wrap(content).asReadOnlyBuffer();
    }

    /** Orders by unsigned bytes, a prefix first. */
    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(content, other.content);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes && Arrays.equals(content, ((Bytes) other).content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    /** {@return the hex text, cut after 100 bytes; {@link #toHex} returns all of it} */
    @Override
    public String toString() {
        return content.length <= SHOWN
                ? toHex()
                : Hex.encode(Arrays.copyOf(content, SHOWN)) + "… (the first " + SHOWN + " of " + content.length
                        + " bytes)";
    }

    /** Reads hex with or without {@code 0x}, and writes it with. */
    static final class Adapter implements HexAdapter {
        @Override
        public Bytes read(JsonParser in) throws IOException {
            // the parser's own characters, because a string of them would be larger than the bytes
            byte[] bytes = in.currentToken() == JsonToken.VALUE_STRING
                    ? Hex.decode(in.getTextCharacters(), in.getTextOffset(), in.getTextLength())
                    : null;
            if (bytes == null) {
                throw UnreadableJson.at(in, "not an even number of hex digits");
            }
            return Bytes.wrap(bytes);
        }

        @Override
        public void write(Bytes value, JsonGenerator out) throws IOException {
            out.writeString(value.toHex());
        }

        @Override
        public JsonAdapter<Bytes> checked() {
            return new Checked();
        }

        /** Reads and writes hex that ends with a checksum, unless the response was requested without one. */
        private static final class Checked implements JsonAdapter<Bytes> {
            @Override
            public Bytes read(JsonParser in) throws IOException {
                boolean plain = in instanceof UncheckedHexParser;
                byte[] bytes = in.currentToken() == JsonToken.VALUE_STRING ? decode(in, plain) : null;
                if (bytes == null) {
                    throw UnreadableJson.at(in, plain ? "not hex" : "not hex that ends with a matching checksum");
                }
                return Bytes.wrap(bytes);
            }

            private static byte @Nullable [] decode(JsonParser in, boolean plain) throws IOException {
                char[] text = in.getTextCharacters();
                int from = in.getTextOffset();
                int length = in.getTextLength();
                if (length < 2 || text[from] != '0' || text[from + 1] != 'x') {
                    return null;
                }
                return plain ? Hex.decode(text, from, length) : Hex.decodeChecked(text, from, length);
            }

            @Override
            public void write(Bytes value, JsonGenerator out) throws IOException {
                out.writeString(value.toCheckedHex());
            }
        }
    }
}
