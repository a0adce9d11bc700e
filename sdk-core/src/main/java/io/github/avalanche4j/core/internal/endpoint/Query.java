package io.github.avalanche4j.core.internal.endpoint;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** Writes a request's fields as query parameters: absent ones not at all, arrays as one parameter for each element. */
public final class Query {
    private Query() {}

    public static HttpUrl add(HttpUrl url, @Nullable Object request) {
        if (request == null) {
            return url;
        }
        HttpUrl.Builder builder = url.newBuilder();
        JsonNode fields = Mapper.JSON.valueToTree(request);
        // in an order of its own, because a saved position belongs to one text of the query, whatever JVM reads it
        for (String name : new TreeSet<>(fieldNames(fields))) {
            JsonNode value = fields.path(name);
            if (value.isArray()) {
                value.forEach(each -> builder.addQueryParameter(name, each.asText()));
            } else if (!value.isNull() && !value.asText().isEmpty()) {
                builder.addQueryParameter(name, value.asText());
            }
        }
        return builder.build();
    }

    private static List<String> fieldNames(JsonNode fields) {
        return fields.properties().stream().map(Map.Entry::getKey).toList();
    }
}
