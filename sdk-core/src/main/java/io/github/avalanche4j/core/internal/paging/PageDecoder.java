package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
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
    private static final Decoder<NoSummary> NO_SUMMARY = parser -> NoSummary.NONE;

    private final String field;
    private final Decoder<List<T>> items;
    private final PageTokenFields tokenFields;
    private final Decoder<S> summary;

    private PageDecoder(String field, Decoder<List<T>> items, PageTokenFields tokenFields, Decoder<S> summary) {
        this.field = field;
        this.items = items;
        this.tokenFields = tokenFields;
        this.summary = summary;
    }

    /** Reads pages that have nothing beside their items, which stand in {@code field}. */
    static <T> PageDecoder<T, NoSummary> of(String field, Decoder<T> item) {
        return new PageDecoder<>(field, Decoder.listOf(item), PageTokenFields.NEXT_PAGE_TOKEN, NO_SUMMARY);
    }

    <X> PageDecoder<T, X> withSummary(Decoder<X> other) {
        return new PageDecoder<>(field, items, tokenFields, other);
    }

    PageDecoder<T, S> withTokenFields(PageTokenFields other) {
        return new PageDecoder<>(field, items, other, summary);
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
            throw UnreadableJson.at(parser, "not an object");
        }
        @Nullable List<T> read = null;
        Map<String, JsonNode> tokens = new HashMap<>();
        try (TokenBuffer rest = new TokenBuffer(parser)) {
            rest.writeStartObject();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                if (name.equals(field)) {
                    // some servers write null for an empty list
                    read = parser.currentToken() == JsonToken.VALUE_NULL ? List.of() : items.read(parser);
                } else if (tokenFields.isField(name)) {
                    tokens.put(name, Mapper.tree(parser));
                } else if (summary == NO_SUMMARY) {
                    parser.skipChildren();
                } else {
                    rest.writeFieldName(name);
                    rest.copyCurrentStructure(parser);
                }
            }
            rest.writeEndObject();
            if (read == null) {
                throw UnreadableJson.at(parser, "without its field " + field);
            }
            return new PageBody<>(read, tokenFields.read(tokens), summary(rest.asParser(parser)));
        }
    }

    private S summary(JsonParser rest) throws IOException {
        rest.nextToken();
        return summary.read(rest);
    }
}
