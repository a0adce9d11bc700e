package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Objects;

/**
 * An undecoded transaction: its kind, or the kind of one of its parts, is unknown to this library.
 *
 * @param bytes the whole transaction with its credentials. It includes the codec version unless the transaction was in
 *     a block. Nothing marks the end of an unknown transaction, so the bytes that follow it in a block are included.
 *     Empty if it was read from JSON
 * @param json the whole transaction with its credentials; JSON null if it was read from bytes
 */
public record UnknownTx(Bytes bytes, JsonTree json) implements UnsignedTx {
    public UnknownTx {
        Objects.requireNonNull(bytes, "bytes");
        Objects.requireNonNull(json, "json");
    }
}
