package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.json.AnyWriter;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pages as JSON: items, positions and summary, without the headers of the response. */
public final class PageJson implements JsonAdapter<Page<?>> {
    private static final Decoder<Position> POSITION = Decoder.of(Position.class);
    private static final Decoder<NoSummary> NONE = parser -> {
        parser.skipChildren();
        return NoSummary.NONE;
    };

    /** For the package of pages. */
    public PageJson() {}

    @Override
    public Page<?> read(JsonParser in) throws IOException {
        throw UnreadableJson.at(in, "a page without the type of its items: use Json.readPage");
    }

    @Override
    public void write(Page<?> page, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName("items");
        AnyWriter.writeValue(page.items(), out);
        out.writeStringField("position", page.position().toString());
        if (page.next().isPresent()) {
            out.writeStringField("next", page.next().get().toString());
        }
        if (page instanceof SummaryPage<?, ?> more && more.summary() != NoSummary.NONE) {
            out.writeFieldName("summary");
            AnyWriter.writeValue(more.summary(), out);
        }
        out.writeEndObject();
    }

    /** Reads pages without their summary. */
    public static <T> Decoder<Page<T>> decoder(Decoder<T> item) {
        return parser -> PageJson.<T, NoSummary>read(parser, item, NONE, NoSummary.NONE);
    }

    /** Reads pages with their summary. */
    public static <T, S> Decoder<SummaryPage<T, S>> decoder(Decoder<T> item, Decoder<S> summary) {
        return parser -> read(parser, item, summary, null);
    }

    /** A page of values that were read elsewhere. */
    public static <T> Page<T> page(
            List<T> items, Position position, @Nullable Position next, @Nullable Object summary) {
        return new FetchedPage<>(
                items,
                position,
                Optional.ofNullable(next),
                Headers.of(Map.of()),
                summary == null ? NoSummary.NONE : summary);
    }

    private static <T, S> FetchedPage<T, S> read(
            JsonParser in, Decoder<T> item, Decoder<S> summaries, @Nullable S without) throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(in, "not an object");
        }
        Decoder<List<T>> list = Decoder.listOf(item);
        @Nullable List<T> items = null;
        @Nullable Position position = null;
        @Nullable Position next = null;
        @Nullable S summary = without;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String name = in.currentName();
            if (in.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            switch (name) {
                case "items" -> items = list.read(in);
                case "position" -> position = POSITION.read(in);
                case "next" -> next = POSITION.read(in);
                case "summary" -> summary = summaries.read(in);
                default -> in.skipChildren();
            }
        }
        if (items == null || position == null || summary == null) {
            throw UnreadableJson.at(in, "without its items, its position or its summary");
        }
        return new FetchedPage<>(items, position, Optional.ofNullable(next), Headers.of(Map.of()), summary);
    }
}
