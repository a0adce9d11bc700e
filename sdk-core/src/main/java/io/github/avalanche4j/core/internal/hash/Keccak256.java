package io.github.avalanche4j.core.internal.hash;

import io.github.avalanche4j.core.value.Bytes;
import java.nio.charset.StandardCharsets;

/** The hash of EVM chains, {@link Keccak}, of values. */
public final class Keccak256 {
    private Keccak256() {}

    /** The hash of a text of ASCII characters. */
    public static Bytes hash(String ascii) {
        return Bytes.of(Keccak.hash(ascii.getBytes(StandardCharsets.US_ASCII)));
    }

    /** The hash of all of {@code content}. */
    public static Bytes hash(Bytes content) {
        return Bytes.of(Keccak.hash(content.toArray()));
    }
}
