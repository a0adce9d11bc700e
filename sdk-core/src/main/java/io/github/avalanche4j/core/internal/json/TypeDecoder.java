package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a type by its adapter, or a user's own type by data binding. The adapter is looked up on first use. */
final class TypeDecoder<T> implements Decoder<T> {
    private final Class<T> type;
    private volatile @Nullable Decoder<T> found;

    TypeDecoder(Class<T> type) {
        this.type = type;
    }

    private Decoder<T> found() {
        Decoder<T> decoder = found;
        if (decoder == null) {
            JsonAdapter<T> adapter = JsonAdapters.find(type);
            decoder = adapter != null ? adapter : new Bound<>(Mapper.JSON.readerFor(type));
            found = decoder;
        }
        return decoder;
    }

    @Override
    public T read(JsonParser parser) throws IOException {
        return found().read(parser);
    }

    @Override
    public T absent(JsonParser parser) throws IOException {
        return found().absent(parser);
    }

    /** Reads by data binding, whose exceptions have a path that starts at the requested value. */
    private record Bound<T>(ObjectReader reader) implements Decoder<T> {
        @Override
        public T read(JsonParser parser) throws IOException {
            String path = UnreadableJson.path(parser);
            parser.setCodec(Mapper.JSON); // a user's own deserializer may use it
            try {
                T value = reader.readValue(parser);
                return value == null ? Decoder.super.absent(parser) : value;
            } catch (JsonProcessingException e) {
                throw UnreadableJson.of(e, path);
            }
        }

        @Override
        public T absent(JsonParser parser) throws IOException {
            return read(parser); // a tree has a value for null
        }
    }
}
