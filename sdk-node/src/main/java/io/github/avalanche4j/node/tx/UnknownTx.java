package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Objects;

/**
 * A transaction of a kind that this library does not know, or with a part of such a kind, undecoded.
 *
 * @param bytes the whole transaction with its credentials, with the codec version in front if it
 *     came alone, without it in a block. Nothing marks the end of an unknown transaction,
 *     so what follows it in a block is here too. Empty for one that came as JSON
 * @param json the whole transaction with its credentials; JSON's null for one that came as bytes
 */
public record UnknownTx(Bytes bytes, JsonTree json) implements UnsignedTx {
    public UnknownTx {
        Objects.requireNonNull(bytes, "bytes");
        Objects.requireNonNull(json, "json");
    }
}
