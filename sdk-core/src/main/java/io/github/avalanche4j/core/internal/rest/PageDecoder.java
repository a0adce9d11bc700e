package io.github.avalanche4j.core.internal.rest;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one response of a list. It reads items directly from the stream, so that a long page is never held twice.
 *
 * @param field the field of the items
 * @param requested the number of items that were requested; 0 if unknown
 */
public record PageDecoder<T, S>(
        String field, Decoder<T> item, PageTokenFields tokenFields, Decoder<S> summary, int requested)
        implements Decoder<PageBody<T, S>> {
    private static final Decoder<NoSummary> NO_SUMMARY = parser -> NoSummary.NONE;
    // the services' tokens have 36 characters; a longer token does not fit into a request line
    private static final int LONGEST_TOKEN = 4096;
    // no page request exceeds this; a service with its own page size may exceed a smaller request
    private static final int USUAL_ITEMS = 10_000;
    private static final int MAX_EXCESS = 10;

    /** Reads pages that have only items, in {@code field}. */
    static <T> PageDecoder<T, NoSummary> of(String field, Decoder<T> item) {
        return new PageDecoder<>(field, item, PageTokenFields.NEXT_PAGE_TOKEN, NO_SUMMARY, 0);
    }

    <X> PageDecoder<T, X> withSummary(Decoder<X> other) {
        return new PageDecoder<>(field, item, tokenFields, other, requested);
    }

    PageDecoder<T, S> withTokenFields(PageTokenFields other) {
        return new PageDecoder<>(field, item, other, summary, requested);
    }

    /** A decoder for a page of {@code size} requested items. */
    PageDecoder<T, S> withRequested(int size) {
        return new PageDecoder<>(field, item, tokenFields, summary, size);
    }

    @Override
    public PageBody<T, S> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(parser, "not an object");
        }
        @Nullable List<T> read = null;
        Map<String, String> tokens = new HashMap<>();
        // created without the parser, whose last field would appear in the paths of the summary's faults
        try (TokenBuffer rest = summary == NO_SUMMARY ? null : new TokenBuffer(null, false)) {
            if (rest != null) {
                rest.writeStartObject();
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                if (name.equals(field)) {
                    // some servers write null for an empty list
                    read = parser.currentToken() == JsonToken.VALUE_NULL ? List.of() : items().read(parser);
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

    /** Refuses a page with far more items than requested, before it fills the memory. */
    private Decoder<List<T>> items() {
        if (requested == 0) {
            return Decoder.listOf(item);
        }
        int most = Math.max(USUAL_ITEMS, requested * MAX_EXCESS);
        int[] count = {0};
        return Decoder.listOf(parser -> {
            if (++count[0] > most) {
                throw UnreadableJson.at(parser, "more than " + most + " items where " + requested + " were requested");
            }
            return item.read(parser);
        });
    }

    /** A text or a number; empty for null. */
    private static String token(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return "";
        }
        if (parser.currentToken() != JsonToken.VALUE_STRING
                && !parser.currentToken().isNumeric()) {
            // reading it as absent would silently end the list early
            throw UnreadableJson.at(parser, "a page token that is neither a text nor a number");
        }
        if (parser.getTextLength() > LONGEST_TOKEN) {
            throw UnreadableJson.at(
                    parser,
                    "a page token of " + parser.getTextLength() + " characters; the longest has " + LONGEST_TOKEN);
        }
        return parser.getText();
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
