package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerationException;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/**
 * The adapter of a type that has no JSON form: a clear error is better than an object without fields.
 *
 * @param why the message, which names the type and what to write instead
 */
public record RefusedAdapter(String why) implements JsonAdapter<Object> {
    @Override
    public Object read(JsonParser in) throws IOException {
        throw UnreadableJson.at(in, why);
    }

    @Override
    public void write(Object value, JsonGenerator out) throws IOException {
        throw new JsonGenerationException(why, out);
    }
}
