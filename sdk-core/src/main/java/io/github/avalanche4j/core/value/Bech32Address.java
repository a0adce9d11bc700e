package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.codec.Bech32;
import io.github.avalanche4j.core.internal.codec.TextKind;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An address of the X-, P- or C-Chain's UTXOs: 20 bytes in Bech32, usually after the chain's alias, as in
 * {@code P-avax1…}. The part before the {@code 1} names the network: {@code avax}, {@code fuji}, {@code local} or
 * {@code custom}.
 *
 * <p>{@link #parse} and {@link #of} check their arguments; an address inside a response keeps the text it came with.
 */
@AnyMapper
public final class Bech32Address {
    private static final int SIZE = 20;
    private static final int LONGEST_PREFIX = 90 - 1 - 32 - 6; // of 90 characters, 38 are the bytes and the checksum
    private static final String RULE = "bech32 of 20 bytes, with or without a chain in front, like P-avax1…";

    // either the text, whose parts are parsed on first use, or the parts, whose text is created on first use
    private final @Nullable String source;
    private final byte @Nullable [] bytes;
    private final String chain;
    private final String network;
    // a benign race: each thread makes the same String, which may be published without a lock
    private @Nullable String written;

    private Bech32Address(@Nullable String source, byte @Nullable [] bytes, String chain, String network) {
        this.source = source;
        this.bytes = bytes;
        this.chain = chain;
        this.network = network;
    }

    private static Bech32Address ofText(String text) {
        return new Bech32Address(Objects.requireNonNull(text, "text"), null, "", "");
    }

    /**
     * {@return the address that {@code text} holds}
     *
     * @param text bech32 of 20 bytes, all in lower or all in upper case, with or without a chain alias and {@code -} in
     *     front
     * @throws io.github.avalanche4j.core.InvalidRequestException if it has another form
     */
    @JsonCreator
    public static Bech32Address parse(String text) {
        Objects.requireNonNull(text, "address");
        if (decode(text) == null) {
            throw Require.refused("address", text, RULE, TextKind.hint(text));
        }
        int start = text.lastIndexOf('-') + 1;
        return ofText(text.substring(0, start) + text.substring(start).toLowerCase(Locale.ROOT));
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException as {@code parse}
     */
    public static Bech32Address valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return the address of these bytes}
     *
     * @param chain the chain's alias, such as {@code P}
     * @param network the part before the {@code 1}, such as {@code avax}
     * @param bytes exactly 20
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer bytes, or a part is blank
     */
    public static Bech32Address of(String chain, String network, Bytes bytes) {
        Require.notBlank("chain", chain);
        Objects.requireNonNull(network, "network");
        if (!isPrefix(network)) {
            throw Require.refused("network", network, "the part of an address before the 1, such as avax");
        }
        if (bytes.size() != SIZE) {
            throw Require.refused("address", bytes.toHex(), "20 bytes");
        }
        return new Bech32Address(null, bytes.content(), chain, network);
    }

    /**
     * {@return the address of these bytes on a network, without a chain in front}
     *
     * @param network the network, whose prefix the address gets
     * @param bytes exactly 20
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer bytes
     */
    public static Bech32Address of(Network network, Bytes bytes) {
        Bech32Address onAnyChain = of("P", network.addressPrefix(), bytes);
        return new Bech32Address(null, onAnyChain.bytes, "", onAnyChain.network);
    }

    /** Whether a text may precede the 1; a dash would end the chain's alias. */
    private static boolean isPrefix(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c > '~' || c == '-' || c >= 'A' && c <= 'Z') {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_PREFIX;
    }

    /**
     * {@return the address of these bytes on a network}
     *
     * @param chain the chain's alias, such as {@code P}
     * @param network the network, whose prefix the address gets
     * @param bytes exactly 20
     * @throws io.github.avalanche4j.core.InvalidRequestException if there are more or fewer bytes, or the alias is
     *     blank
     */
    public static Bech32Address of(String chain, Network network, Bytes bytes) {
        return of(chain, network.addressPrefix(), bytes);
    }

    @Received
    static Bech32Address received(String text) {
        return ofText(text);
    }

    private static Bech32.@Nullable Decoded decode(String text) {
        int dash = text.lastIndexOf('-');
        if (dash == 0) {
            return null;
        }
        Bech32.Decoded decoded = Bech32.decode(text.substring(dash + 1));
        return decoded != null && decoded.payload().length == SIZE ? decoded : null;
    }

    private Bech32.Decoded decoded() {
        Bech32.Decoded decoded = decode(toString());
        if (decoded == null) {
            throw new IllegalStateException("'" + this + "', as a server sent it, is not " + RULE);
        }
        return decoded;
    }

    /** {@return the alias or id before the {@code -}; absent where there is none} */
    public Optional<String> chain() {
        if (bytes != null) {
            return chain.isEmpty() ? Optional.empty() : Optional.of(chain);
        }
        String text = toString();
        int dash = text.lastIndexOf('-');
        return dash > 0 ? Optional.of(text.substring(0, dash)) : Optional.empty();
    }

    /**
     * {@return the part before the {@code 1}, which names the network}
     *
     * @throws IllegalStateException if a server sent a text that is not an address
     */
    public String network() {
        return bytes != null ? network : decoded().network();
    }

    /**
     * {@return the 20 bytes}
     *
     * @throws IllegalStateException if a server sent a text that is not an address
     */
    public Bytes bytes() {
        return Bytes.wrap(bytes != null ? bytes : decoded().payload());
    }

    /** {@return whether the text is an address; false only for what a server sent} */
    public boolean isValid() {
        return bytes != null || decode(toString()) != null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bech32Address && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the text, including the chain if there is one} */
    @JsonValue
    @Override
    public String toString() {
        if (source != null) {
            return source;
        }
        String encoded = written;
        if (encoded == null) {
            encoded = (chain.isEmpty() ? "" : chain + "-") + Bech32.encode(network, Objects.requireNonNull(bytes));
            written = encoded;
        }
        return encoded;
    }
}
