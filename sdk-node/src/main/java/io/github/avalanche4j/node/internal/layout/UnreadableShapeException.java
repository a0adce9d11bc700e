package io.github.avalanche4j.node.internal.layout;

/** A JSON value that has not the fields of any type known here. */
final class UnreadableShapeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnreadableShapeException(String path, String expected) {
        super(path + " is not " + expected);
    }
}
