package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.codec.HexText;
import io.github.avalanche4j.core.internal.codec.TextKind;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import java.util.Locale;
import java.util.Objects;

/**
 * The hash of a block or transaction of an EVM chain: 32 bytes, written {@code 0x} and 64 hex digits. Upper and lower
 * case mean the same, so two hashes are equal whatever their case; the text keeps it.
 *
 * <p>{@link #parse} and {@link #of} check their arguments; a hash inside a response keeps the text it came with.
 */
@AnyMapper
public final class EvmHash {
    private static final String RULE = "0x and 64 hex digits";

    private final String text;

    private EvmHash(String text) {
        this.text = text;
    }

    /**
     * {@return the hash that {@code text} holds}
     *
     * @param text 64 hex digits of either case, with or without {@code 0x}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    @JsonCreator
    public static EvmHash parse(String text) {
        Objects.requireNonNull(text, "hash");
        String hex = HexText.prefixed(text, 32);
        if (hex == null) {
            throw Require.refused("hash", text, RULE, TextKind.hint(text));
        }
        return new EvmHash(hex);
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static EvmHash valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return the hash of these bytes, in lower case}
     *
     * @param bytes exactly 32
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer
     */
    public static EvmHash of(Bytes bytes) {
        return parse(bytes.toHex());
    }

    @Received
    static EvmHash received(String text) {
        return new EvmHash(text);
    }

    /** {@return whether the text is a hash; false only for what a server sent} */
    public boolean isValid() {
        return HexText.isPrefixed(text, 32);
    }

    /**
     * {@return the 32 bytes}
     *
     * @throws IllegalStateException if a server sent a text that is not a hash
     */
    public Bytes bytes() {
        if (!isValid()) {
            throw new IllegalStateException("'" + text + "', as a server sent it, is not " + RULE);
        }
        return Bytes.fromHex(text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EvmHash && text.equalsIgnoreCase(((EvmHash) other).text);
    }

    @Override
    public int hashCode() {
        return text.toLowerCase(Locale.ROOT).hashCode();
    }

    /** {@return the text, in the case it came with} */
    @JsonValue
    @Override
    public String toString() {
        return text;
    }
}
