package io.github.avalanche4j.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.io.Serializable;
import java.util.Objects;

/**
 * A part of a numbered list from {@link Paged#split}: a range of containers of an index, or of blocks whose logs are
 * listed. It holds no client, so it can be sent to another machine, where {@link Paged#part} of the same list reads it.
 * It prints as one line without spaces and parses again. Any other list refuses it.
 *
 * @param endpoint the list's endpoint
 * @param parameters a digest of the list's other parameters
 * @param start the first number
 * @param end the exclusive end
 */
@AnyMapper
public record Part(String endpoint, String parameters, long start, long end) implements Serializable {
    private static final String VERSION = "r1";
    private static final String RULE = "a text from Part.toString()";

    /**
     * A part of a numbered list.
     *
     * @param endpoint the list's endpoint
     * @param parameters a digest of the list's other parameters
     * @param start the first number, 0 or more
     * @param end the exclusive end, not below the first
     * @throws InvalidRequestException if the numbers are out of their range
     */
    public Part {
        Objects.requireNonNull(endpoint, "endpoint");
        Objects.requireNonNull(parameters, "parameters");
        if (start < 0) {
            throw new InvalidRequestException("start", Long.toString(start), "0 or more");
        }
        if (end < start) {
            throw new InvalidRequestException("end", Long.toString(end), start + " or more");
        }
    }

    /**
     * {@return the part that a text holds}
     *
     * @param text a text from {@link #toString}
     * @throws InvalidRequestException if it has another form
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Part parse(String text) {
        Objects.requireNonNull(text, "part");
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 5 || !parts[0].equals(VERSION)) {
            throw new InvalidRequestException("part", text, RULE);
        }
        try {
            return new Part(parts[1], parts[2], Long.parseLong(parts[3]), Long.parseLong(parts[4]));
        } catch (NumberFormatException e) {
            throw new InvalidRequestException("part", text, RULE);
        }
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @param text a text from {@link #toString}
     * @return the part that the text holds
     * @throws InvalidRequestException if it has another form
     */
    public static Part valueOf(String text) {
        return parse(text);
    }

    /** {@return its length: the number of containers or blocks} */
    public long size() {
        return end - start;
    }

    /** {@return one line without spaces; {@link #parse} reads it} */
    @JsonValue
    @Override
    public String toString() {
        return String.join(":", VERSION, endpoint, parameters, Long.toString(start), Long.toString(end));
    }
}
