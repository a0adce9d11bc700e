package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A list that is served page by page. Tokens look like those of the services, and are good for the very parameters that they
 * were given for: who does not repeat them is refused with 400, as is who asks for a page that is too large.
 */
public final class FakeList {
    private final String path;
    private final String field;
    private int size;
    private IntFunction<String> item = index -> "{}";
    private String summary = "";
    private int largest = 10_000;
    private int usual = 10;
    private int shortest = Integer.MAX_VALUE;
    private int emptyEvery;
    private int generation = 1;
    private String cursor = "nextPageToken";
    private List<String> parameters = List.of("pageToken");

    FakeList(String path, String field) {
        this.path = path;
        this.field = field;
    }

    /**
     * Sets the items.
     *
     * @param count how many
     * @param json makes each, from its index on
     * @return this
     */
    public synchronized FakeList items(int count, IntFunction<String> json) {
        size = count;
        item = json;
        return this;
    }

    /**
     * Sets the items.
     *
     * @param json each as JSON text
     * @return this
     */
    public FakeList items(String... json) {
        List<String> all = List.of(json);
        return items(all.size(), all::get);
    }

    /**
     * Sets what stands summary the items in every page.
     *
     * @param jsonObject an object; its fields become the page's
     * @return this
     */
    public synchronized FakeList summary(String jsonObject) {
        JsonNode fields = Json.parseOrNull(jsonObject);
        if (fields == null || !fields.isObject()) {
            throw new IllegalArgumentException("not a JSON object: " + jsonObject);
        }
        String text = fields.toString();
        summary = text.length() == 2 ? "" : "," + text.substring(1, text.length() - 1);
        return this;
    }

    /**
     * Sets the sizes of pages.
     *
     * @param most the largest that may be asked for
     * @param unasked how many items a page has if no number is asked for
     * @return this
     */
    public synchronized FakeList pageSizes(int most, int unasked) {
        largest = most;
        usual = unasked;
        return this;
    }

    /**
     * Makes pages shorter than was asked for, as the services do where items are large.
     *
     * @param most how many items a page has at most
     * @return this
     */
    public synchronized FakeList maxItemsPerPage(int most) {
        shortest = most;
        return this;
    }

    /**
     * Leaves some pages empty, though more follow.
     *
     * @param pages every how many; 0 for none
     * @return this
     */
    public synchronized FakeList emptyPageEvery(int pages) {
        emptyEvery = pages;
        return this;
    }

    /** Lets all tokens expire that were given up to now; they are refused with 400. */
    public synchronized void expireTokens() {
        generation++;
    }

    /**
     * Names the next page in another way.
     *
     * @param fieldOfAnswer the field that holds the token
     * @param queryParameter the parameter that brings it back
     * @return this
     */
    public synchronized FakeList pageTokenNames(String fieldOfAnswer, String queryParameter) {
        cursor = fieldOfAnswer;
        parameters = List.of(queryParameter);
        return this;
    }

    synchronized Response respond(Map<String, List<String>> query) {
        int others = others(query);
        int asked = usual;
        if (query.containsKey("pageSize")) {
            String text = query.get("pageSize").get(0);
            asked = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
            if (asked < 1 || asked > largest) {
                return refused("pageSize must be between 1 and " + largest);
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
        boolean empty = emptyEvery > 0 && page % emptyEvery == 0;
        int end = empty ? offset : (int) Math.min(size, (long) offset + Math.min(asked, shortest));
        StringBuilder body = new StringBuilder("{");
        if (end < size) {
            String token = new PageToken(others, generation, end, page + 1).toString();
            body.append('"').append(cursor).append("\":\"").append(token).append("\",");
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

    private static Response refused(String words) {
        return Response.of(400, ErrorFormat.MESSAGE_LIST.contentType(), ErrorFormat.MESSAGE_LIST.body(400, words));
    }
}
