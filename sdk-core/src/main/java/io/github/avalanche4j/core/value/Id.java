package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.internal.codec.HexText;
import io.github.avalanche4j.core.internal.codec.TextKind;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * 32 bytes that name a chain, subnet, transaction, block, asset or validation, written in cb58 (base 58 with a
 * checksum).
 *
 * <p>{@link #parse} and {@link #of} check their arguments. An id inside a response keeps the text it came with, so a
 * form that this library does not know never fails a response; {@link #bytes} of such an id throws.
 */
@AnyMapper
public final class Id implements Comparable<Id> {
    /** 32 zero bytes: the primary network, the P-Chain, and "none" where an id is required. */
    public static final Id EMPTY = of(Bytes.of(new byte[32]));

    /** The primary network as a subnet's id: 32 zero bytes, like {@link #EMPTY}. */
    public static final Id PRIMARY_NETWORK = EMPTY;

    private static final String RULE = "32 bytes in cb58 with a matching checksum";
    private static final String PASTED = "32 bytes in cb58 with a matching checksum, or in hex";

    private final byte @Nullable [] bytes; // those of a received text are decoded on first use
    private final @Nullable String source;
    // a benign race: each thread makes the same String, which may be published without a lock
    private @Nullable String written;

    private Id(byte @Nullable [] bytes, @Nullable String source) {
        this.bytes = bytes;
        this.source = source;
    }

    /**
     * {@return the id that {@code text} holds}
     *
     * @param text 32 bytes in cb58, or in hex of either case with or without {@code 0x}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    @JsonCreator
    public static Id parse(String text) {
        return parse("id", text);
    }

    /**
     * As {@link #parse(String)}, for an argument with another name.
     *
     * @param argument how the error names it
     * @param text 32 bytes in cb58, or in hex of either case with or without {@code 0x}
     * @return the id that {@code text} holds
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    public static Id parse(String argument, String text) {
        Objects.requireNonNull(text, argument);
        byte[] bytes = Cb58.decode(text, 32);
        if (bytes != null) {
            return new Id(bytes, text);
        }
        String hex = HexText.prefixed(text, 32);
        if (hex == null) {
            throw Require.refused(argument, text, PASTED, TextKind.hint(text));
        }
        return of(Bytes.fromHex(hex));
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static Id valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return the id of these bytes}
     *
     * @param bytes exactly 32
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer
     */
    public static Id of(Bytes bytes) {
        if (bytes.size() != 32) {
            throw Require.refused("id", bytes.toHex(), "32 bytes");
        }
        return new Id(bytes.content(), null);
    }

    @Received
    static Id received(String text) {
        return new Id(null, Objects.requireNonNull(text, "text"));
    }

    private byte @Nullable [] decoded() {
        return bytes != null ? bytes : Cb58.decode(toString(), 32);
    }

    /**
     * {@return the 32 bytes}
     *
     * @throws IllegalStateException if a server sent a text that is not an id
     */
    public Bytes bytes() {
        byte[] known = decoded();
        if (known == null) {
            throw new IllegalStateException("'" + source + "', as a server sent it, is not " + RULE);
        }
        return Bytes.wrap(known);
    }

    /** {@return whether the text is an id; false only for what a server sent} */
    public boolean isValid() {
        return decoded() != null;
    }

    @Override
    public int compareTo(Id other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Id that
                && (bytes != null && that.bytes != null
                        ? Arrays.equals(bytes, that.bytes)
                        : toString().equals(that.toString()));
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the cb58 text} */
    @JsonValue
    @Override
    public String toString() {
        if (source != null) {
            return source;
        }
        String encoded = written;
        if (encoded == null) {
            encoded = Cb58.encode(Objects.requireNonNull(bytes));
            written = encoded;
        }
        return encoded;
    }
}
