package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** A list that is served page by page, with tokens that are valid for the parameters they were issued for. */
public final class PagedList {
    private final String path;
    private final String field;
    private int size;
    private IntFunction<String> item = index -> "{}";
    private String summary = "";
    private int maxSize = 10_000;
    private int defaultSize = 10;
    private int maxItems = Integer.MAX_VALUE;
    private int emptyPageEvery;
    private int generation = 1;
    private String tokenField = "nextPageToken";
    private List<String> parameters = List.of("pageToken");

    PagedList(String path, String field) {
        this.path = path;
        this.field = field;
    }

    public synchronized void items(int count, IntFunction<String> json) {
        size = count;
        item = json;
    }

    public synchronized void summary(String jsonObject) {
        JsonNode fields = Json.parseOrNull(jsonObject);
        if (fields == null || !fields.isObject()) {
            throw new IllegalArgumentException("not a JSON object: " + jsonObject);
        }
        String text = fields.toString();
        summary = text.length() == 2 ? "" : "," + text.substring(1, text.length() - 1);
    }

    public synchronized void pageSizes(int max, int defaultSize) {
        maxSize = max;
        this.defaultSize = defaultSize;
    }

    public synchronized void maxItemsPerPage(int max) {
        maxItems = max;
    }

    public synchronized void emptyPageEvery(int pages) {
        emptyPageEvery = pages;
    }

    /** Lets all tokens expire that were given up to now; they are refused with 400. */
    public synchronized void expireTokens() {
        generation++;
    }

    public synchronized void pageTokenNames(String responseField, String queryParameter) {
        tokenField = responseField;
        parameters = List.of(queryParameter);
    }

    synchronized Response respond(Map<String, List<String>> query) {
        int others = others(query);
        int requested = defaultSize;
        if (query.containsKey("pageSize")) {
            String text = query.get("pageSize").get(0);
            requested = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
            if (requested < 1 || requested > maxSize) {
                return refused("pageSize must be between 1 and " + maxSize);
            }
        }
        int offset = 0;
        int page = 1;
        for (String parameter : parameters) {
            if (query.containsKey(parameter)) {
                PageToken token = PageToken.parse(query.get(parameter).get(0));
                if (token == null || token.generation() != generation || token.others() != others) {
                    return refused("Invalid pageToken");
                }
                offset = token.offset();
                page = token.page();
            }
        }
        boolean empty = emptyPageEvery > 0 && page % emptyPageEvery == 0;
        int end = empty ? offset : (int) Math.min(size, (long) offset + Math.min(requested, maxItems));
        StringBuilder body = new StringBuilder("{");
        if (end < size) {
            String token = new PageToken(others, generation, end, page + 1).toString();
            body.append('"').append(tokenField).append("\":\"").append(token).append("\",");
        }
        body.append('"').append(field).append("\":[");
        for (int index = offset; index < end; index++) {
            body.append(index == offset ? "" : ",").append(item.apply(index));
        }
        body.append(']').append(summary).append('}');
        return Response.of(200, "application/json; charset=utf-8", body.toString());
    }

    private int others(Map<String, List<String>> query) {
        int hash = path.hashCode();
        for (Map.Entry<String, List<String>> each : query.entrySet()) {
            boolean place = each.getKey().equals("pageSize")
                    || each.getKey().equals("pageToken")
                    || parameters.contains(each.getKey());
            hash += place ? 0 : each.hashCode();
        }
        return hash;
    }

    private static Response refused(String message) {
        return ErrorBody.listResponse(400, message);
    }
}
