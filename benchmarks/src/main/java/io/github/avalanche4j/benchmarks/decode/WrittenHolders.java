package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import java.io.IOException;
import java.util.List;

/** Holders of a collection, written by hand to a generator. */
final class WrittenHolders {
    private WrittenHolders() {}

    static void all(List<NftHolder> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (NftHolder value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void write(NftHolder value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("address", value.address().toString());
        out.writeStringField("sortKey", value.sortKey().toString());
        out.writeEndObject();
    }
}
