package io.github.avalanche4j.node.internal;

import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.io.IOException;
import java.util.List;

/** Decoder of a result with one field: a list, which nodes may write as null when it is empty. */
public final class ListField {
    private ListField() {}

    /** Reads the list. */
    public static <T> Decoder<List<T>> named(String name, Class<T> element) {
        Decoder<List<T>> list = Decoder.listOf(element);
        return Decoder.field(name, new Decoder<List<T>>() {
            @Override
            public List<T> read(JsonParser parser) throws IOException {
                return list.read(parser);
            }

            @Override
            public List<T> absent(JsonParser parser) {
                return List.of();
            }
        });
    }
}
