package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;

/** The initial, empty content of a list that a test sets up. */
enum EmptyContent implements ServedList.Content {
    INSTANCE;

    @Override
    public int size() {
        return 0;
    }

    @Override
    public String item(int index, int size) {
        return "{}";
    }

    @Override
    public ObjectNode summary(boolean firstPage, int size) {
        return Json.MAPPER.createObjectNode();
    }
}
