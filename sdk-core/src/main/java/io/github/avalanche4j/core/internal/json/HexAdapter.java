package io.github.avalanche4j.core.internal.json;

import io.github.avalanche4j.core.value.Bytes;

/** Bytes as hex, plain or with a checksum. */
public interface HexAdapter extends JsonAdapter<Bytes> {
    /**
     * The adapter for hex that ends with a checksum, which is verified and cut off, and put back when it is written.
     */
    JsonAdapter<Bytes> checked();
}
