package io.github.avalanche4j.core.internal.paging;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a page in a mapper. Its declared type determines the types of its items and summary. */
public final class PageDeserializer extends StdDeserializer<Page<?>> implements ContextualDeserializer {
    private static final long serialVersionUID = 1;

    private final JavaType item;
    private final @Nullable JavaType summary;

    /** For Jackson, which then asks for one that knows its type. */
    public PageDeserializer() {
        super(Page.class);
        this.item = TypeFactory.unknownType();
        this.summary = null;
    }

    private PageDeserializer(JavaType page) {
        super(page);
        this.item = page.findSuperType(Page.class).containedTypeOrUnknown(0);
        JavaType withSummary = page.findSuperType(SummaryPage.class);
        this.summary = withSummary == null ? null : withSummary.containedTypeOrUnknown(1);
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
        return new PageDeserializer(context.getContextualType());
    }

    @Override
    public Page<?> deserialize(JsonParser in, DeserializationContext context) throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT) {
            return context.reportInputMismatch(this, "a page is an object with items and position");
        }
        JavaType list = context.getTypeFactory().constructCollectionType(List.class, item);
        @Nullable List<?> items = null;
        @Nullable Position position = null;
        @Nullable Position next = null;
        @Nullable Object summaryValue = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String name = in.currentName();
            boolean isNull = in.nextToken() == JsonToken.VALUE_NULL;
            if (isNull) {
                continue;
            }
            switch (name) {
                case "items" -> items = context.readValue(in, list);
                case "position" -> position = context.readValue(in, Position.class);
                case "next" -> next = context.readValue(in, Position.class);
                case "summary" -> summaryValue = summary == null ? skip(in) : context.readValue(in, summary);
                default -> in.skipChildren();
            }
        }
        if (items == null || position == null || summary != null && summaryValue == null) {
            return context.reportInputMismatch(this, "a page without its items, its position or its summary");
        }
        return PageJson.page(items, position, next, summaryValue);
    }

    private static @Nullable Object skip(JsonParser in) throws IOException {
        in.skipChildren();
        return null;
    }
}
