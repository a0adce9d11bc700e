package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.ContextAttributes;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;

/**
 * Data binding for trees and for users' own types. It tolerates unknown, null and missing fields, and reads numbers
 * exactly. It starts slowly, so values of this library never use it.
 */
public final class Mapper {
    public static final JsonMapper JSON = JsonMapper.builder(JsonText.FACTORY)
            .addModule(new Jdk8Module())
            .addModule(new AdapterModule())
            .defaultAttributes(ContextAttributes.getEmpty().withSharedAttribute(ValueDeserializer.RECEIVED, true))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            // as values are written: 2026-11-21T12:00:00Z, PT1.5S
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            // a null means absent, in fields and in lists
            .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP, Nulls.SKIP))
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            // a tree keeps numbers as sent, such as 1.10
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final ObjectReader TREE = JSON.readerFor(JsonNode.class);

    private Mapper() {}

    /** The tree of a request's value. */
    public static JsonNode treeOf(Object value) {
        try (TokenBuffer tokens = new TokenBuffer(JSON, false)) {
            AnyWriter.write(value, tokens);
            return tree(tokens.asParserOnFirstToken());
        } catch (IOException e) {
            throw new IllegalArgumentException("it cannot be written as JSON: " + e.getMessage(), e);
        }
    }

    /** The tree at the parser's current token. */
    public static JsonNode tree(JsonParser parser) throws IOException {
        try {
            JsonNode tree = TREE.readValue(parser);
            return tree == null ? MissingNode.getInstance() : tree;
        } catch (NumberFormatException e) { // Jackson's exception, which is not an IOException
            throw UnreadableJson.at(parser, "a number whose exponent is too long");
        }
    }
}
