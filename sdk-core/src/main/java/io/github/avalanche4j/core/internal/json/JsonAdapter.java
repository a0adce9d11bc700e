package io.github.avalanche4j.core.internal.json;

/**
 * Reads and writes one type. Those of value types are generated while building, so that nothing is found by reflection.
 */
public interface JsonAdapter<T> extends Decoder<T>, JsonWriter<T> {}
