package io.github.avalanche4j.core.internal.json;

/**
 * Reads and writes one type. The adapters of value types are generated at build time, so no reflection is needed.
 */
public interface JsonAdapter<T> extends Decoder<T>, JsonWriter<T> {}
