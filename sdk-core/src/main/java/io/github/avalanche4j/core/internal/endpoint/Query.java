package io.github.avalanche4j.core.internal.endpoint;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.json.AnyWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Writes a request's fields as query parameters: absent fields are left out, and an array becomes one parameter for
 * each element.
 */
public final class Query {
    private Query() {}

    public static HttpUrl add(HttpUrl url, @Nullable Object request) {
        if (request == null) {
            return url;
        }
        HttpUrl.Builder builder = url.newBuilder();
        fields(request).forEach((name, values) -> values.forEach(value -> builder.addQueryParameter(name, value)));
        return builder.build();
    }

    /**
     * The fields in a fixed order, because a saved position depends on the text of the query, in any JVM.
     */
    private static Map<String, List<String>> fields(Object request) {
        Map<String, List<String>> fields = new TreeMap<>();
        try (TokenBuffer buffer = new TokenBuffer(null, false)) {
            AnyWriter.write(request, buffer);
            try (JsonParser parser = buffer.asParser()) {
                parser.nextToken();
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    String name = parser.currentName();
                    fields.computeIfAbsent(name, key -> new ArrayList<>()).addAll(values(name, parser));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // never thrown: only memory is read and written
        }
        return fields;
    }

    private static List<String> values(String name, JsonParser parser) throws IOException {
        if (parser.nextToken() != JsonToken.START_ARRAY) {
            String text = text(name, parser);
            return parser.currentToken() == JsonToken.VALUE_NULL || text.isEmpty() ? List.of() : List.of(text);
        }
        List<String> values = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(text(name, parser));
        }
        return values;
    }

    private static String text(String name, JsonParser parser) throws IOException {
        if (parser.currentToken().isStructStart()) {
            throw new InvalidRequestException(
                    name, "an object, or a list inside of one", "a value or a list of values");
        }
        return parser.getText();
    }
}
