package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes a list as one text with commas between, where a service wants that instead of repeated parameters. */
public final class CommaSeparated extends JsonSerializer<Collection<?>> {
    @Override
    public void serialize(Collection<?> value, JsonGenerator generator, SerializerProvider provider)
            throws IOException {
        generator.writeString(value.stream().map(Object::toString).collect(Collectors.joining(",")));
    }
}
