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
 * An address of an EVM chain: 20 bytes, written {@code 0x} and 40 hex digits. Upper and lower case mean the same, so
 * two addresses are equal whatever their case; the text keeps it.
 *
 * <p>{@link #parse} and {@link #of} check their arguments; an address inside a response keeps the text it came with.
 */
@AnyMapper
public final class EvmAddress {
    private static final String RULE = "0x and 40 hex digits";

    private final String text;

    private EvmAddress(String text) {
        this.text = text;
    }

    /**
     * {@return the address that {@code text} holds}
     *
     * @param text 40 hex digits, with or without {@code 0x}: all in lower or all in upper case, or in mixed case, which
     *     is then the checksum of EIP-55 and must match
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form, or the checksum does not match
     */
    @JsonCreator
    public static EvmAddress parse(String text) {
        Objects.requireNonNull(text, "address");
        String hex = HexText.prefixed(text, 20);
        if (hex == null) {
            throw Require.refused("address", text, RULE, TextKind.hint(text));
        }
        if (HexText.isMixedCase(hex) && !HexText.checksummed(hex).equals(hex)) {
            throw Require.refused(
                    "address",
                    text,
                    "in mixed case only with the checksum of EIP-55",
                    "a character or its case is wrong; an address in lower case has no checksum");
        }
        return new EvmAddress(hex);
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static EvmAddress valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return the address of these bytes, in lower case}
     *
     * @param bytes exactly 20
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer
     */
    public static EvmAddress of(Bytes bytes) {
        return parse(bytes.toHex());
    }

    @Received
    static EvmAddress received(String text) {
        return new EvmAddress(text);
    }

    /** {@return whether the text is an address; false only for what a server sent} */
    public boolean isValid() {
        return HexText.isPrefixed(text, 20);
    }

    /**
     * {@return the 20 bytes}
     *
     * @throws IllegalStateException if a server sent a text that is not an address
     */
    public Bytes bytes() {
        if (!isValid()) {
            throw new IllegalStateException("'" + text + "', as a server sent it, is not " + RULE);
        }
        return Bytes.fromHex(text);
    }

    /**
     * {@return the text in mixed case with the checksum of EIP-55, as wallets show it}
     *
     * @throws IllegalStateException if a server sent a text that is not an address
     */
    public String checksummed() {
        return HexText.checksummed(bytes().toHex());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EvmAddress && text.equalsIgnoreCase(((EvmAddress) other).text);
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
