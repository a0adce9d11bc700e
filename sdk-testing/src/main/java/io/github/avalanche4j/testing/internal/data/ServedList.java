package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A list that is served page by page. Its page tokens are valid with exactly the parameters they were issued for, page
 * size included.
 */
public final class ServedList {
    /** The content of a list that a test sets up. */
    static final Content NOTHING = new Items(List.of(), Json.MAPPER.createObjectNode());

    private final String name;
    private final String itemsField;
    private final boolean isGenerated;
    private int minSize = 1;
    private int maxSize = 10_000;
    private int defaultSize = 10;
    private int maxItems = Integer.MAX_VALUE;
    private int emptyPageEvery;
    private int generation = 1;
    private String tokenField = "nextPageToken";
    private String tokenParameter = "pageToken";
    private boolean paged = true;
    private int count = -1;
    private @Nullable IntFunction<String> items;
    private @Nullable ObjectNode summary;

    /** The default content of a list: generated items, and the other fields of its pages. */
    interface Content {
        int size();

        /** {@code size} is the length of the list. */
        String item(int index, int size);

        ObjectNode summary(boolean firstPage);
    }

    /** Content that is made before. */
    record Items(List<? extends JsonNode> all, ObjectNode rest) implements ServedList.Content {
        @Override
        public int size() {
            return all.size();
        }

        @Override
        public String item(int index, int size) {
            return all.get(index).toString();
        }

        @Override
        public ObjectNode summary(boolean firstPage) {
            return rest;
        }
    }

    ServedList(String path, String itemsField) {
        this(path, itemsField, false);
    }

    private ServedList(String name, String itemsField, boolean isGenerated) {
        this.name = name;
        this.itemsField = itemsField;
        this.isGenerated = isGenerated;
    }

    ServedList(Operation operation) {
        this(operation.id(), operation.items(), !operation.fixtures().equals("webhooks"));
        Operation.PageSize size = operation.pageSize();
        minSize = size == null ? 0 : size.min();
        maxSize = size == null ? 0 : size.max();
        defaultSize = size == null ? 100 : size.byDefault();
        paged = !operation.token().isEmpty();
        tokenField = operation.token().equals("startKey") ? "nextPageStartKey" : "nextPageToken";
        tokenParameter = operation.token();
    }

    public synchronized void size(int number) {
        if (!isGenerated) {
            String other = name.startsWith("/") ? "items(...) sets them" : "they are those of the registered webhooks";
            throw new IllegalStateException("the items of " + name + " are not generated: " + other);
        }
        count = Args.atLeast(0, "items", number);
        items = null;
    }

    /** Refuses a setting of pages that a list without pages could only ignore. */
    private void requirePages(String setting) {
        if (!paged) {
            throw new IllegalStateException(setting + " has no effect: " + name + " has no pages");
        }
    }

    public synchronized void items(int size, IntFunction<String> json) {
        count = Args.atLeast(0, "count", size);
        items = Objects.requireNonNull(json, "json");
    }

    public synchronized void summary(String jsonObject) {
        JsonNode fields = Json.parseOrNull(Json.checked("jsonObject", jsonObject));
        if (!(fields instanceof ObjectNode object)) {
            throw new IllegalArgumentException("jsonObject is not a JSON object: " + Args.visible(jsonObject));
        }
        if (object.has(itemsField) || object.has(tokenField)) {
            throw new IllegalArgumentException("a page has '" + itemsField + "' and '" + tokenField
                    + "' of its own, besides the fields of a summary: " + Args.visible(jsonObject));
        }
        summary = object;
    }

    public synchronized void pageSizes(int max, int byDefault) {
        requirePages("pageSizes");
        Args.atLeast(Math.max(1, minSize), "max", max);
        defaultSize = Args.between(minSize, max, "defaultSize", byDefault);
        maxSize = max;
    }

    public synchronized void maxItemsPerPage(int max) {
        requirePages("maxItemsPerPage");
        maxItems = Args.atLeast(1, "max", max);
    }

    public synchronized void emptyPageEvery(int pages) {
        requirePages("emptyPageEvery");
        emptyPageEvery = Args.atLeast(0, "pages", pages);
    }

    public synchronized void expireTokens() {
        generation++;
    }

    synchronized Response respond(Parameters parameters, int status, Content content) {
        boolean none = items == null && content.size() == 0; // no item matches the request
        int size = count < 0 || none ? content.size() : count;
        int requested = requestedSize(parameters, size);
        if (requested < 0) {
            return ErrorBody.listResponse(400, "pageSize must be between " + minSize + " and " + maxSize);
        }
        int fingerprint = parameters.fingerprint(tokenParameter);
        PageToken start = new PageToken(fingerprint, generation, 0, 1);
        Optional<String> token = parameter(parameters, tokenParameter);
        if (paged && token.isPresent()) {
            PageToken received = PageToken.parse(token.get());
            if (received == null || received.generation() != generation || received.fingerprint() != fingerprint) {
                return ErrorBody.listResponse(400, "Invalid " + tokenParameter);
            }
            start = received;
        }
        return Response.of(status, ErrorBody.JSON, page(start, requested, size, content));
    }

    /** {@return the size of a page; -1 if the request asks for one out of range} */
    private int requestedSize(Parameters parameters, int size) {
        Optional<String> requested = parameter(parameters, "pageSize");
        int number = defaultSize;
        if (requested.isPresent() && maxSize > 0) {
            String text = requested.get();
            number = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
            if (number < minSize || number > maxSize) {
                return -1;
            }
        }
        return !paged || number == 0 ? size : number;
    }

    private static Optional<String> parameter(Parameters parameters, String name) {
        Optional<String> inQuery = parameters.first(name);
        return inQuery.isPresent() ? inQuery : parameters.body(name);
    }

    private String page(PageToken start, int requested, int size, Content content) {
        boolean empty = emptyPageEvery > 0 && start.page() % emptyPageEvery == 0;
        int from = start.offset();
        int end = empty ? from : (int) Math.min(size, (long) from + Math.min(requested, maxItems));
        StringBuilder body = new StringBuilder("{");
        if (end < size && paged) {
            PageToken next = new PageToken(start.fingerprint(), generation, end, start.page() + 1);
            body.append('"').append(tokenField).append("\":\"").append(next).append("\",");
        }
        body.append('"').append(itemsField).append("\":[");
        IntFunction<String> own = items;
        for (int index = from; index < end; index++) {
            String item = own == null ? content.item(index, size) : Json.checked("item " + index, own.apply(index));
            body.append(index == from ? "" : ",").append(item);
        }
        body.append(']');
        ObjectNode others = summary == null ? content.summary(start.page() == 1) : summary;
        others.properties()
                .forEach(field -> body.append(',')
                        .append(Json.quote(field.getKey()))
                        .append(':')
                        .append(field.getValue()));
        return body.append('}').toString();
    }
}
