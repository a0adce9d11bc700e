package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Containers of an index, read by hand into records of texts. */
final class TextsContainers {

    private TextsContainers() {}

    record Entry(String id, String bytes, String timestamp, String encoding, String index) {}

    static Entry entry(JsonParser in) throws IOException {
        String id = null;
        String bytes = null;
        String timestamp = null;
        String encoding = null;
        String index = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "id" -> id = in.getText();
                case "bytes" -> bytes = in.getText();
                case "timestamp" -> timestamp = in.getText();
                case "encoding" -> encoding = in.getText();
                case "index" -> index = in.getText();
                default -> in.skipChildren();
            }
        }
        return new Entry(id, bytes, timestamp, encoding, index);
    }
}
