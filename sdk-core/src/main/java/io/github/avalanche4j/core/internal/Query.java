package io.github.avalanche4j.core.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.stream.Collectors;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** Writes a request's fields as query parameters: absent ones not at all, arrays as one parameter for each element. */
final class Query {
    private Query() {}

    static HttpUrl add(HttpUrl url, @Nullable Object request) {
        if (request == null) {
            return url;
        }
        HttpUrl.Builder builder = url.newBuilder();
        JsonNode fields = Mapper.JSON.valueToTree(request);
        fields.properties().forEach(field -> {
            JsonNode value = field.getValue();
            if (value.isArray()) {
                value.forEach(each -> builder.addQueryParameter(field.getKey(), each.asText()));
            } else if (!value.isNull() && !value.asText().isEmpty()) {
                builder.addQueryParameter(field.getKey(), value.asText());
            }
        });
        return builder.build();
    }

    /** For services that want a list as one text. */
    static String commas(Collection<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining(","));
    }
}
