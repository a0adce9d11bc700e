package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Validators by node: today the result itself is the map, with keys and weights; before AvalancheGo 1.10.6 the map was a
 * field of it, with nothing but weights.
 */
final class ValidatorsAtDecoder implements Decoder<Map<NodeId, ValidatorAt>> {
    private static final String OLD_FIELD = "validators";

    private final Decoder<Map<NodeId, ValidatorAt>> today =
            Decoder.of(new TypeReference<Map<NodeId, ValidatorAt>>() {});
    private final Decoder<Map<NodeId, ValidatorAt>> old =
            Decoder.of(new TypeReference<Map<NodeId, UInt64>>() {}).map(ValidatorsAtDecoder::withoutKeys);

    @Override
    public Map<NodeId, ValidatorAt> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new JsonMappingException(parser, "not an object");
        }
        if (parser.nextToken() == JsonToken.END_OBJECT) {
            return Map.of();
        }
        if (!OLD_FIELD.equals(parser.currentName())) {
            return Collections.unmodifiableMap(today.read(parser)); // goes on from the first name
        }
        parser.nextToken();
        Map<NodeId, ValidatorAt> validators = old.readOrAbsent(parser);
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            parser.nextToken();
            parser.skipChildren();
        }
        return Collections.unmodifiableMap(validators);
    }

    private static Map<NodeId, ValidatorAt> withoutKeys(Map<NodeId, UInt64> weights) {
        Map<NodeId, ValidatorAt> validators = new LinkedHashMap<>();
        weights.forEach((node, weight) -> validators.put(
                node, ImmutableValidatorAt.builder().weight(weight).build()));
        return validators;
    }
}
