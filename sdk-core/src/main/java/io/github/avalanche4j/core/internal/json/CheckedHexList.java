package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import io.github.avalanche4j.core.Bytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads a list whose elements are hex with a checksum. What a builder takes is no collection to Jackson's eyes. */
public final class CheckedHexList extends JsonDeserializer<List<Bytes>> {
    private static final CheckedHex.Reader ELEMENT = new CheckedHex.Reader();

    @Override
    public List<Bytes> deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        List<Bytes> list = new ArrayList<>();
        if (!parser.isExpectedStartArrayToken()) {
            throw context.wrongTokenException(parser, List.class, JsonToken.START_ARRAY, "not a list");
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            try {
                list.add(ELEMENT.deserialize(parser, context));
            } catch (JsonMappingException e) {
                throw JsonMappingException.wrapWithPath(e, list, list.size());
            }
        }
        return list;
    }
}
