package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.json.UnreadableJson;

/** A JSON value that does not have the fields of any known type. */
final class UnreadableShapeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String path;
    private final String fault;

    private UnreadableShapeException(String path, String fault) {
        super(path + " is " + fault);
        this.path = path;
        this.fault = fault;
    }

    /** The value at {@code path} is not the expected one. */
    static UnreadableShapeException isNot(String path, String expected) {
        return new UnreadableShapeException(path, "not " + expected);
    }

    /** The object at {@code path} lacks a field. */
    static UnreadableShapeException without(String path, String field) {
        return new UnreadableShapeException(path, "without " + field);
    }

    /** The exception with its path within the parser's current object, which is at {@code base}. */
    UnreadableJson in(JsonParser parser, String base) {
        boolean inside = path.startsWith(base);
        return new UnreadableJson(
                inside ? fault : String.valueOf(getMessage()),
                UnreadableJson.path(parser) + (inside ? path.substring(base.length()) : ""),
                parser.currentTokenLocation().getByteOffset());
    }
}
