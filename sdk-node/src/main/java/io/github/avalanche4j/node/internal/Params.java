package io.github.avalanche4j.node.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Map;
import java.util.Objects;

/** Parameters that several methods have in the same form. */
public final class Params {
    private Params() {}

    /** A parameter that must not be null. */
    public static Map<String, Object> of(String name, Object value) {
        return Map.of(name, Objects.requireNonNull(value, name));
    }

    /** Like {@link #of}, and requests bytes. */
    public static Map<String, Object> asBytes(String name, Object value) {
        return Map.of(name, Objects.requireNonNull(value, name), "encoding", "hex");
    }

    /** A signed transaction to send. */
    public static Map<String, Object> transaction(Bytes tx) {
        if (Objects.requireNonNull(tx, "tx").isEmpty()) {
            throw new InvalidRequestException("tx", "0x", "the bytes of a signed transaction");
        }
        return Map.of("tx", tx.toCheckedHex(), "encoding", "hex");
    }
}
