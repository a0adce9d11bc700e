package io.github.avalanche4j.benchmarks;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** What somebody would write by hand for one method: a streaming parser into records, checksum and time included. */
final class HandWritten {
    private static final JsonFactory JSON = new JsonFactory();

    record Container(String id, byte[] bytes, Instant timestamp, String encoding, long index) {}

    private HandWritten() {}

    static List<Container> containers(InputStream in) throws IOException {
        List<Container> containers = new ArrayList<>();
        try (JsonParser parser = JSON.createParser(in)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.START_ARRAY) {
                    while (parser.nextToken() == JsonToken.START_OBJECT) {
                        containers.add(container(parser));
                    }
                }
            }
        }
        return containers;
    }

    private static Container container(JsonParser parser) throws IOException {
        String id = "";
        byte[] bytes = new byte[0];
        Instant timestamp = Instant.EPOCH;
        String encoding = "";
        long index = 0;
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case "id" -> id = parser.getText();
                case "bytes" -> bytes = checked(parser.getText());
                case "timestamp" -> timestamp = Instant.parse(parser.getText());
                case "encoding" -> encoding = parser.getText();
                case "index" -> index = Long.parseLong(parser.getText());
                default -> parser.skipChildren();
            }
        }
        return new Container(id, bytes, timestamp, encoding, index);
    }

    private static byte[] checked(String hex) throws IOException {
        byte[] all = HexFormat.of().parseHex(hex, 2, hex.length());
        byte[] bytes = Arrays.copyOf(all, all.length - 4);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            if (!Arrays.equals(digest, 28, 32, all, all.length - 4, all.length)) {
                throw new IOException("checksum");
            }
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
        return bytes;
    }
}
