package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one response of a list: items as they come, so that a long page is never held twice, and what stands beside them.
 *
 * @param <T> the items' type
 * @param <S> the summary's type
 */
public final class PageDecoder<T, S> implements Decoder<PageBody<T, S>> {
    private final String field;
    private final Decoder<T> item;
    private final PageTokenFields tokenFields;
    private final Decoder<S> summary;

    private PageDecoder(String field, Decoder<T> item, PageTokenFields tokenFields, Decoder<S> summary) {
        this.field = field;
        this.item = item;
        this.tokenFields = tokenFields;
        this.summary = summary;
    }

    /** Reads pages that have nothing beside their items, which stand in {@code field}. */
    static <T> PageDecoder<T, NoSummary> of(String field, Decoder<T> item) {
        return new PageDecoder<>(field, item, PageTokenFields.NEXT_PAGE_TOKEN, parser -> NoSummary.NONE);
    }

    <X> PageDecoder<T, X> withSummary(Decoder<X> other) {
        return new PageDecoder<>(field, item, tokenFields, other);
    }

    PageDecoder<T, S> withTokenFields(PageTokenFields other) {
        return new PageDecoder<>(field, item, other, summary);
    }

    /** The field that the items stand in. */
    public String field() {
        return field;
    }

    PageTokenFields tokenFields() {
        return tokenFields;
    }

    @Override
    public PageBody<T, S> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new JsonMappingException(parser, "not an object");
        }
        @Nullable List<T> items = null;
        Map<String, JsonNode> tokens = new HashMap<>();
        ObjectNode rest = Mapper.JSON.createObjectNode();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            if (name.equals(field)) {
                items = items(parser);
            } else if (tokenFields.isField(name)) {
                tokens.put(name, Mapper.tree(parser));
            } else {
                rest.set(name, Mapper.tree(parser));
            }
        }
        if (items == null) {
            throw new JsonMappingException(parser, "without its field " + field);
        }
        try (JsonParser beside = Mapper.JSON.treeAsTokens(rest)) {
            beside.nextToken();
            return new PageBody<>(items, tokenFields.read(tokens), summary.read(beside));
        }
    }

    private List<T> items(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return List.of(); // some servers write an empty list so
        }
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw at(new JsonMappingException(parser, "not an array"), -1);
        }
        List<T> items = new ArrayList<>();
        int index = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            try {
                if (parser.currentToken() != JsonToken.VALUE_NULL) {
                    items.add(item.read(parser));
                }
            } catch (JsonMappingException e) {
                throw at(e, index);
            }
            index++;
        }
        return Collections.unmodifiableList(items);
    }

    private JsonMappingException at(JsonMappingException fault, int index) {
        if (index >= 0) {
            fault.prependPath(List.of(), index);
        }
        fault.prependPath(this, field);
        return fault;
    }
}
