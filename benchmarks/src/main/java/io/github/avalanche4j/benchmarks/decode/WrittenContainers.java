package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.node.index.Container;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Containers of an index, written by hand to a generator. */
final class WrittenContainers {
    private WrittenContainers() {}

    static void all(List<Container> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Container value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void write(Container value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", value.id().toString());
        out.writeStringField("bytes", value.bytes().toCheckedHex());
        out.writeStringField("timestamp", value.timestamp().toString());
        Optional<String> encoding = value.encoding();
        if (encoding.isPresent()) {
            out.writeStringField("encoding", encoding.get());
        }
        out.writeStringField("index", value.index().toString());
        out.writeEndObject();
    }
}
