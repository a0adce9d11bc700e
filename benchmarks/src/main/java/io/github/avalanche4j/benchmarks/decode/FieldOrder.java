package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** The same page with the fields of all objects in another order. */
final class FieldOrder {
    private static final ObjectMapper TREES = new ObjectMapper();

    private FieldOrder() {}

    static byte[] reversed(byte[] page) throws IOException {
        return ordered(page, Collections::reverse);
    }

    /** In an order that each object has for itself. */
    static byte[] shuffled(byte[] page) throws IOException {
        Random random = new Random(3);
        return ordered(page, names -> Collections.shuffle(names, random));
    }

    private static byte[] ordered(byte[] page, Consumer<List<String>> order) throws IOException {
        return TREES.writeValueAsBytes(ordered(TREES.readTree(page), order));
    }

    private static JsonNode ordered(JsonNode node, Consumer<List<String>> order) {
        if (node.isArray()) {
            ArrayNode array = TREES.createArrayNode();
            node.forEach(each -> array.add(ordered(each, order)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        order.accept(names);
        ObjectNode object = TREES.createObjectNode();
        names.forEach(name -> object.set(name, ordered(node.get(name), order)));
        return object;
    }
}
