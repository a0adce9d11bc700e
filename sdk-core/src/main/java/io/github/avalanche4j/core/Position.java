package io.github.avalanche4j.core;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.Objects;

/**
 * A place in a list: between two items. Prints as one line without spaces and parses again, so that a walk can go on in
 * another process. It belongs to the list it came from and is refused by any other.
 *
 * @param endpoint the list's endpoint
 * @param parameters a digest of the list's other parameters
 * @param token what names the page to the server; empty for the first one
 * @param offset how many items of that page lie before this place
 * @param pageSize how many items the page was asked for with, because a token belongs to a page size; 0 where the walk
 *     from here chooses
 * @param issued when the token was received; to the second
 */
public record Position(String endpoint, String parameters, String token, int offset, int pageSize, Instant issued)
        implements Serializable {
    private static final String VERSION = "p1";
    private static final String RULE = "a text that Position.toString() gave";

    /**
     * A place in a list.
     *
     * @param endpoint the list's endpoint
     * @param parameters a digest of the list's other parameters
     * @param token what names the page to the server; empty for the first one
     * @param offset how many items of that page lie before this place
     * @param pageSize how many items the page was asked for with; 0 where the walk from here chooses
     * @param issued when the token was received; to the second
     * @throws InvalidRequestException if the offset or the page size is negative
     */
    public Position {
        Objects.requireNonNull(endpoint, "endpoint");
        Objects.requireNonNull(parameters, "parameters");
        Objects.requireNonNull(token, "token");
        if (offset < 0) {
            throw new InvalidRequestException("offset", Integer.toString(offset), "0 or more");
        }
        if (pageSize < 0) {
            throw new InvalidRequestException("pageSize", Integer.toString(pageSize), "0 or more");
        }
        issued = Instant.ofEpochSecond(issued.getEpochSecond());
    }

    /**
     * {@return the position that a text holds}
     *
     * @param text what {@link #toString} gave
     * @throws InvalidRequestException if it is anything else
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Position parse(String text) {
        Objects.requireNonNull(text, "position");
        String[] parts = text.strip().split(":", -1);
        if (parts.length != 7 || !parts[0].equals(VERSION)) {
            throw new InvalidRequestException("position", text, RULE);
        }
        try {
            return new Position(
                    parts[1],
                    parts[2],
                    new String(Base64.getUrlDecoder().decode(parts[6]), UTF_8),
                    Integer.parseInt(parts[4]),
                    Integer.parseInt(parts[5]),
                    Instant.ofEpochSecond(Long.parseLong(parts[3])));
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new InvalidRequestException("position", text, RULE);
        }
    }

    /**
     * As {@link #parse(String)}: the name by which Spring and JAX-RS convert a text.
     *
     * @param text what {@link #toString} gave
     * @return the position that the text holds
     * @throws InvalidRequestException if it is anything else
     */
    public static Position valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return another place in the same page}
     *
     * @param items how many items of the page lie before it
     * @throws InvalidRequestException if it is negative
     */
    public Position withOffset(int items) {
        return new Position(endpoint, parameters, token, items, pageSize, issued);
    }

    /** {@return one line without spaces; {@link #parse} reads it} */
    @JsonValue
    @Override
    public String toString() {
        String encoded = Base64.getUrlEncoder().withoutPadding().encodeToString(token.getBytes(UTF_8));
        return String.join(
                ":",
                VERSION,
                endpoint,
                parameters,
                Long.toString(issued.getEpochSecond()),
                Integer.toString(offset),
                Integer.toString(pageSize),
                encoded);
    }
}
