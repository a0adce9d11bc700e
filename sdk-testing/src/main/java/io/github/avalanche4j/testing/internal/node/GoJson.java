package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.List;
import java.util.Locale;

/**
 * The messages of Go's JSON reader about unreadable bodies; exact for empty and truncated ones, wrong first
 * characters and wrong types.
 */
public final class GoJson {
    private GoJson() {}

    static String problem(String body) {
        String text = body.strip();
        if (text.isEmpty()) {
            return "EOF";
        }
        try {
            Json.MAPPER.readTree(text);
            return "EOF";
        } catch (JsonEOFException e) {
            return "unexpected EOF";
        } catch (JsonProcessingException e) {
            return wrongCharacter(text, (int) e.getLocation().getCharOffset());
        }
    }

    static String wrongType(JsonNode json) {
        return "json: cannot unmarshal " + json.getNodeType().name().toLowerCase(Locale.ROOT)
                + " into Go value of type json2.serverRequest";
    }

    private static String wrongCharacter(String text, int offset) {
        for (String literal : List.of("null", "true", "false")) {
            if (text.charAt(0) == literal.charAt(0)) {
                int at = 1;
                while (at < Math.min(text.length(), literal.length()) && text.charAt(at) == literal.charAt(at)) {
                    at++;
                }
                return "invalid character '" + text.charAt(Math.min(at, text.length() - 1)) + "' in literal " + literal
                        + " (expecting '" + literal.charAt(Math.min(at, literal.length() - 1)) + "')";
            }
        }
        boolean first = text.charAt(0) != '{' && text.charAt(0) != '[';
        int at = first ? 0 : Math.max(0, Math.min(offset, text.length() - 1));
        return "invalid character '" + text.charAt(at) + "' looking for beginning of value";
    }
}
