package io.github.avalanche4j.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.Serializable;
import java.util.Objects;

/**
 * A part of a numbered list, as {@link Paged#split} cuts it: containers of an index, or the blocks that logs are looked
 * for in. It holds no client, so it can be sent to another machine, where {@link Paged#part} of the same list walks it.
 * Prints as one line without spaces, parses again, and is refused by any other list.
 *
 * @param endpoint the list's endpoint
 * @param parameters a digest of the list's other parameters
 * @param start the first number
 * @param end the number behind the last one
 */
public record Part(String endpoint, String parameters, long start, long end) implements Serializable {
    private static final String VERSION = "r1";
    private static final String RULE = "a text that Part.toString() gave";

    /**
     * A part of a numbered list.
     *
     * @param endpoint the list's endpoint
     * @param parameters a digest of the list's other parameters
     * @param start the first number, 0 or more
     * @param end the number behind the last one, not below the first
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
     * @param text what {@link #toString} gave
     * @throws InvalidRequestException if it is anything else
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
     * @param text what {@link #toString} gave
     * @return the part that the text holds
     * @throws InvalidRequestException if it is anything else
     */
    public static Part valueOf(String text) {
        return parse(text);
    }

    /** {@return how many numbers it has: containers, or blocks} */
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
