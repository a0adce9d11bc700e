package io.github.avalanche4j.core;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.Objects;

/**
 * A place in a list, between two items. It prints as one line without spaces and parses again, so another
 * process can continue from it. It belongs to the list it came from; any other list refuses it.
 *
 * @param endpoint the list's endpoint
 * @param parameters a digest of the list's other parameters
 * @param token the page token; empty for the first page
 * @param offset the number of items of that page before this place
 * @param pageSize the requested page size, because a token
 *     belongs to a page size; 0 if the list chooses
 * @param issued when the token was received, to the second; 1970 if the token does not expire
 */
@AnyMapper
public record Position(String endpoint, String parameters, String token, int offset, int pageSize, Instant issued)
        implements Serializable {
    private static final String VERSION = "p1";
    private static final String RULE = "a text from Position.toString()";

    /**
     * A place in a list.
     *
     * @param endpoint the list's endpoint
     * @param parameters a digest of the list's other parameters
     * @param token the page token; empty for the first page
     * @param offset the number of items of that page before this place
     * @param pageSize the requested page size; 0 if the list chooses
     * @param issued when the token was received, to the second; 1970 if the token does not expire
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
     * @param text a text from {@link #toString}
     * @throws InvalidRequestException if it has another form
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
     * @param text a text from {@link #toString}
     * @return the position that the text holds
     * @throws InvalidRequestException if it has another form
     */
    public static Position valueOf(String text) {
        return parse(text);
    }

    /**
     * {@return another place in the same page}
     *
     * @param items the number of items of the page before it
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
