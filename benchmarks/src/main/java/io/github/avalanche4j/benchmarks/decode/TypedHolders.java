package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Holders of a collection, read by hand into records with this library's own leaf types. */
final class TypedHolders {
    private static final JsonAdapter<EvmAddress> EVM_ADDRESS = JsonAdapters.of(EvmAddress.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedHolders() {}

    record Holder(EvmAddress address, UInt64 sortKey) {}

    /** All of a list, or of the only list in an object. */
    static List<Holder> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfHolder(in);
    }

    private static Holder holder(JsonParser in) throws IOException {
        EvmAddress address = null;
        UInt64 sortKey = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = EVM_ADDRESS.read(in);
                case "sortKey" -> sortKey = UINT64.read(in);
                default -> in.skipChildren();
            }
        }
        return new Holder(address, sortKey);
    }

    private static List<Holder> listOfHolder(JsonParser in) throws IOException {
        List<Holder> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(holder(in));
        }
        return list;
    }
}
