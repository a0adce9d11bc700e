package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.value.Bytes;

/** Bytes as hex, plain or with a checksum. */
public interface HexAdapter extends JsonAdapter<Bytes> {
    /**
     * The adapter for hex that ends with a checksum, which is verified and removed when reading and appended when
     * writing.
     */
    JsonAdapter<Bytes> checked();
}
