package io.github.avalanche4j.core.values;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.JsonTree;

/** A view over a tree, which must have a name. */
public record View(
        @com.fasterxml.jackson.annotation.JsonValue JsonTree tree) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public View {
        if (!tree.get("name").exists()) {
            throw new IllegalArgumentException("without a name");
        }
    }
}
