package io.github.avalanche4j.codegen;

/**
 * How a field is read and written.
 *
 * @param read an expression that reads a value from {@code in}
 * @param write a statement that writes the value of {@code %s} to {@code out}
 */
record Shape(String read, String write) {
    String write(String value) {
        return String.format(write, value) + ";";
    }
}
