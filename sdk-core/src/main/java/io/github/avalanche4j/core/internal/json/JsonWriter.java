package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes values of one type as JSON. */
@FunctionalInterface
public interface JsonWriter<T> {
    /** Writes one value. */
    void write(T value, JsonGenerator out) throws IOException;
}
