package io.github.avalanche4j.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.codec.HexText;
import io.github.avalanche4j.core.internal.wire.Received;
import java.util.Locale;
import java.util.Objects;

/**
 * An address of an EVM chain: 20 bytes, written {@code 0x} and 40 hex digits. Upper and lower case mean the same, so two
 * addresses are equal whatever their case; the text keeps it.
 *
 * <p>{@link #parse} and {@link #of} check what they are given; one inside a response keeps the text it came with.
 */
public final class EvmAddress {
    private static final String RULE = "0x and 40 hex digits";

    private final String text;

    private EvmAddress(String text) {
        this.text = text;
    }

    /**
     * {@return the address that {@code text} holds}
     *
     * @param text {@code 0x} and 40 hex digits of either case; the mixed-case checksum of EIP-55 is not verified
     * @throws InvalidRequestException if it is anything else
     */
    @JsonCreator
    public static EvmAddress parse(String text) {
        Objects.requireNonNull(text, "address");
        if (!HexText.isPrefixed(text, 20)) {
            throw new InvalidRequestException("address", text, RULE);
        }
        return new EvmAddress(text);
    }

    /**
     * {@return the address of these bytes, in lower case}
     *
     * @param bytes exactly 20
     * @throws InvalidRequestException if there are more or fewer
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
