package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads one answer of a list: items as they come, so that a long page is never held twice, and what stands beside them.
 *
 * @param <T> the items' type
 * @param <X> the type of what stands beside them
 * @param <P> the page's type
 */
final class PageDecoder<T, X, P extends Page<T>> implements Decoder<PageBody<T, P>> {
    private final String field;
    private final ObjectReader item;
    private final ObjectReader beside;
    private final PageTokenFields cursor;
    private final BiFunction<FetchedPage<T>, X, P> maker;

    PageDecoder(
            String field,
            Class<T> item,
            Class<X> beside,
            PageTokenFields cursor,
            BiFunction<FetchedPage<T>, X, P> maker) {
        this.field = field;
        this.item = Mapper.JSON.readerFor(item);
        this.beside = Mapper.JSON.readerFor(beside);
        this.cursor = cursor;
        this.maker = maker;
    }

    @Override
    public PageBody<T, P> read(JsonParser parser) throws IOException {
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
            } else if (cursor.isField(name)) {
                tokens.put(name, Mapper.tree(parser));
            } else {
                rest.set(name, Mapper.tree(parser));
            }
        }
        if (items == null) {
            throw new JsonMappingException(parser, "without its field " + field);
        }
        X more = beside.readValue(rest);
        return new PageBody<>(items, cursor.read(tokens), page -> maker.apply(page, more));
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
                T value = parser.currentToken() == JsonToken.VALUE_NULL ? null : item.readValue(parser);
                if (value != null) {
                    items.add(value);
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
