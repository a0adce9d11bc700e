package io.github.avalanche4j.core.internal.rest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a response that may hold the next page's token, in order of precedence, each with the request
 * parameters that send it back.
 */
public record PageTokenFields(Map<String, List<String>> parameters) {
    /** The field of the specification. */
    public static final PageTokenFields NEXT_PAGE_TOKEN =
            new PageTokenFields(Map.of("nextPageToken", List.of("pageToken")));

    private static final String MARK = "=";

    /** Adds another page token, with its own parameters. */
    public PageTokenFields or(String field, String... sentAs) {
        Map<String, List<String>> more = new LinkedHashMap<>(parameters);
        more.put(field, List.of(sentAs));
        return new PageTokenFields(more);
    }

    boolean isField(String name) {
        return parameters.containsKey(name);
    }

    /** The next page's token; null if it is missing, null or empty. */
    @Nullable
    String read(Map<String, String> fields) {
        boolean usual = true;
        for (String field : parameters.keySet()) {
            String value = fields.getOrDefault(field, "");
            if (!value.isEmpty()) {
                // a token from another field is sent back for that field
                return usual ? value : field + MARK + value;
            }
            usual = false;
        }
        return null;
    }

    /** Passes the parameters for a token, with its text, to {@code request}. */
    void send(BiConsumer<String, String> request, String token) {
        String first = parameters.keySet().iterator().next();
        for (Map.Entry<String, List<String>> each : parameters.entrySet()) {
            String mark = each.getKey() + MARK;
            if (!each.getKey().equals(first) && token.startsWith(mark)) {
                String bare = token.substring(mark.length());
                each.getValue().forEach(name -> request.accept(name, bare));
                return;
            }
        }
        parameters.getOrDefault(first, List.of()).forEach(name -> request.accept(name, token));
    }
}
