package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one response of a list: items as they come, so that a long page is never held twice, and what stands beside
 * them.
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
        Map<String, String> tokens = new HashMap<>();
        // made without the parser, whose last field would stand in the paths of the summary's faults
        try (TokenBuffer rest = summary == NO_SUMMARY ? null : new TokenBuffer(null, false)) {
            if (rest != null) {
                rest.writeStartObject();
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                if (name.equals(field)) {
                    // some servers write null for an empty list
                    read = parser.currentToken() == JsonToken.VALUE_NULL ? List.of() : items.read(parser);
                } else if (tokenFields.isField(name)) {
                    tokens.put(name, token(parser));
                } else if (rest == null) {
                    parser.skipChildren();
                } else {
                    rest.writeFieldName(name);
                    rest.copyCurrentStructure(parser);
                }
            }
            if (read == null) {
                throw UnreadableJson.at(parser, "without its field " + field);
            }
            return new PageBody<>(read, tokenFields.read(tokens), summary(parser, rest));
        }
    }

    /** A text or a number; nothing for null, or for what is no token. */
    private static String token(JsonParser parser) throws IOException {
        boolean scalar = parser.currentToken().isScalarValue() && parser.currentToken() != JsonToken.VALUE_NULL;
        String token = scalar ? parser.getText() : "";
        parser.skipChildren();
        return token;
    }

    private S summary(JsonParser parser, @Nullable TokenBuffer rest) throws IOException {
        if (rest == null) {
            return summary.read(parser); // which is of nothing
        }
        rest.writeEndObject();
        JsonParser beside = rest.asParser(parser);
        beside.nextToken();
        return summary.read(beside);
    }
}
