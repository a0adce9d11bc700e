package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Validators by node: the result itself is the map, with keys and weights; before AvalancheGo 1.10.6 the map was a
 * field of the result, with weights only.
 */
final class ValidatorsAtDecoder implements Decoder<Map<NodeId, ValidatorAt>> {
    private static final String OLD_FIELD = "validators";

    private final Decoder<Map<NodeId, ValidatorAt>> today = Decoder.mapOf(NodeId.class, ValidatorAt.class);
    private final Decoder<Map<NodeId, ValidatorAt>> old =
            Decoder.mapOf(NodeId.class, UInt64.class).map(ValidatorsAtDecoder::withoutKeys);

    @Override
    public Map<NodeId, ValidatorAt> read(JsonParser parser) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(parser, "not an object");
        }
        if (parser.nextToken() == JsonToken.END_OBJECT) {
            return Map.of();
        }
        if (!OLD_FIELD.equals(parser.currentName())) {
            return today.read(parser); // continues at the first name
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
        weights.forEach((node, weight) -> validators.put(node, ImmutableValidatorAt.of(Optional.empty(), weight)));
        return validators;
    }
}
