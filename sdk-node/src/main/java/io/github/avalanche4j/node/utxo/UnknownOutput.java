package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/**
 * An output of a kind that this library does not know, as its bytes.
 *
 * @param bytes all bytes from its type id on
 */
public record UnknownOutput(Bytes bytes) implements Output {
    public UnknownOutput {
        Objects.requireNonNull(bytes, "bytes");
    }

    /** {@return {@link OutputOwners#NONE}, because the owners are unknown} */
    @Override
    public OutputOwners owners() {
        return OutputOwners.NONE;
    }
}
