package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The same page with the fields of all objects in reverse order. */
final class FieldOrder {
    private static final ObjectMapper TREES = new ObjectMapper();

    private FieldOrder() {}

    static byte[] reversed(byte[] page) throws IOException {
        return TREES.writeValueAsBytes(reversed(TREES.readTree(page)));
    }

    private static JsonNode reversed(JsonNode node) {
        if (node.isArray()) {
            ArrayNode array = TREES.createArrayNode();
            node.forEach(each -> array.add(reversed(each)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        Collections.reverse(names);
        ObjectNode object = TREES.createObjectNode();
        names.forEach(name -> object.set(name, reversed(node.get(name))));
        return object;
    }
}
