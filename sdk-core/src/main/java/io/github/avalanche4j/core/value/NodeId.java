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
 * The 20 bytes that name a node, written {@code NodeID-} and cb58.
 *
 * <p>{@link #parse} and {@link #of} check their arguments; an id inside a response keeps the text it came with.
 */
@AnyMapper
public final class NodeId implements Comparable<NodeId> {
    private static final String PREFIX = "NodeID-";
    private static final String RULE = "NodeID- and 20 bytes in cb58 with a matching checksum";
    private static final String PASTED = RULE + ", or 20 bytes in hex";

    private final byte @Nullable [] bytes; // those of a received text are decoded on first use
    private final @Nullable String source;
    // a benign race: each thread makes the same String, which may be published without a lock
    private @Nullable String written;

    private NodeId(byte @Nullable [] bytes, @Nullable String source) {
        this.bytes = bytes;
        this.source = source;
    }

    /**
     * {@return the node id that {@code text} holds}
     *
     * @param text 20 bytes in cb58 after {@code NodeID-} or alone, or in hex of either case with or without
     *     {@code 0x}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    @JsonCreator
    public static NodeId parse(String text) {
        Objects.requireNonNull(text, "nodeID");
        byte[] bytes = decode(text);
        if (bytes != null) {
            return new NodeId(bytes, text);
        }
        byte[] bare = Cb58.decode(text, 20);
        if (bare != null) {
            return new NodeId(bare, PREFIX + text);
        }
        String hex = HexText.prefixed(text, 20);
        if (hex == null) {
            throw Require.refused("nodeID", text, PASTED, TextKind.hint(text));
        }
        return of(Bytes.fromHex(hex));
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static NodeId valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return the node id of these bytes}
     *
     * @param bytes exactly 20
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer
     */
    public static NodeId of(Bytes bytes) {
        if (bytes.size() != 20) {
            throw Require.refused("nodeID", bytes.toHex(), "20 bytes");
        }
        return new NodeId(bytes.content(), null);
    }

    @Received
    static NodeId received(String text) {
        return new NodeId(null, Objects.requireNonNull(text, "text"));
    }

    private static byte @Nullable [] decode(String text) {
        return text.startsWith(PREFIX) ? Cb58.decode(text.substring(PREFIX.length()), 20) : null;
    }

    private byte @Nullable [] decoded() {
        return bytes != null ? bytes : decode(toString());
    }

    /**
     * {@return the 20 bytes}
     *
     * @throws IllegalStateException if a server sent a text that is not a node id
     */
    public Bytes bytes() {
        byte[] known = decoded();
        if (known == null) {
            throw new IllegalStateException("'" + source + "', as a server sent it, is not " + RULE);
        }
        return Bytes.wrap(known);
    }

    /** {@return whether the text is a node id; false only for what a server sent} */
    public boolean isValid() {
        return decoded() != null;
    }

    @Override
    public int compareTo(NodeId other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NodeId that
                && (bytes != null && that.bytes != null
                        ? Arrays.equals(bytes, that.bytes)
                        : toString().equals(that.toString()));
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the text, {@code NodeID-} included} */
    @JsonValue
    @Override
    public String toString() {
        if (source != null) {
            return source;
        }
        String encoded = written;
        if (encoded == null) {
            encoded = PREFIX + Cb58.encode(Objects.requireNonNull(bytes));
            written = encoded;
        }
        return encoded;
    }
}
