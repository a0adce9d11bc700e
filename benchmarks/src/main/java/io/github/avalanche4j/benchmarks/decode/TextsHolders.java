package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Holders of a collection, read by hand into records of texts. */
final class TextsHolders {

    private TextsHolders() {}

    record Holder(String address, String sortKey) {}

    /** All of a list, or of the only list in an object. */
    static List<Holder> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfHolder(in);
    }

    private static Holder holder(JsonParser in) throws IOException {
        String address = null;
        String sortKey = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = in.getText();
                case "sortKey" -> sortKey = in.getText();
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
