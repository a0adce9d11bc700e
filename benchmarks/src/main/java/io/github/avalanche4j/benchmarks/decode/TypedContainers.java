package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Containers of an index, read by hand into records with this library's own leaf types. */
final class TypedContainers {
    private static final JsonAdapter<Bytes> CHECKED = JsonAdapters.checkedHex();
    private static final JsonAdapter<Id> ID = JsonAdapters.of(Id.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedContainers() {}

    record Entry(Id id, Bytes bytes, Instant timestamp, String encoding, UInt64 index) {}

    /** All of a list, or of the only list in an object. */
    static List<Entry> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfEntry(in);
    }

    private static Entry entry(JsonParser in) throws IOException {
        Id id = null;
        Bytes bytes = null;
        Instant timestamp = null;
        String encoding = null;
        UInt64 index = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "id" -> id = ID.read(in);
                case "bytes" -> bytes = CHECKED.read(in);
                case "timestamp" -> timestamp = Times.instant(in);
                case "encoding" -> encoding = in.getText();
                case "index" -> index = UINT64.read(in);
                default -> in.skipChildren();
            }
        }
        return new Entry(id, bytes, timestamp, encoding, index);
    }

    private static List<Entry> listOfEntry(JsonParser in) throws IOException {
        List<Entry> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(entry(in));
        }
        return list;
    }
}
