package io.github.avalanche4j.testing.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The parameters of a request: path variables, query and the fields of a JSON body, if there is one. */
final class Parameters {
    private final String path;
    private final Map<String, String> variables;
    private final Map<String, List<String>> query;
    private final JsonNode body;

    private Parameters(String path, Map<String, String> variables, Map<String, List<String>> query, JsonNode body) {
        this.path = path;
        this.variables = variables;
        this.query = query;
        this.body = body;
    }

    static Parameters of(Request request, Map<String, String> variables) {
        JsonNode body = Json.parseOrNull(request.body());
        return new Parameters(
                request.barePath(),
                variables,
                query(request.path()),
                body == null ? Json.MAPPER.createObjectNode() : body);
    }

    static Map<String, List<String>> query(String path) {
        Map<String, List<String>> query = new TreeMap<>();
        int mark = path.indexOf('?');
        if (mark >= 0) {
            for (String part : path.substring(mark + 1).split("&", -1)) {
                String[] pair = part.split("=", 2);
                query.computeIfAbsent(decoded(pair[0]), name -> new ArrayList<>())
                        .add(pair.length == 2 ? decoded(pair[1]) : "");
            }
        }
        return query;
    }

    static String decoded(String text) {
        return URLDecoder.decode(text, UTF_8);
    }

    Map<String, String> variables() {
        return variables;
    }

    Map<String, List<String>> query() {
        return query;
    }

    JsonNode body() {
        return body;
    }

    /** {@return the first value of a query parameter} */
    Optional<String> first(String name) {
        return Optional.ofNullable(query.get(name)).map(values -> values.get(0));
    }

    Optional<String> body(String name) {
        return Optional.ofNullable(body.get(name))
                .filter(value -> !value.isNull())
                .map(JsonNode::asText);
    }

    /** {@return a hash of all parameters but the page token, which a token is valid for} */
    int fingerprint(String tokenParameter) {
        int hash = path.hashCode();
        for (Map.Entry<String, List<String>> each : query.entrySet()) {
            hash = each.getKey().equals(tokenParameter) ? hash : 31 * hash + each.hashCode();
        }
        JsonNode rest = body;
        if (rest instanceof ObjectNode object && object.has(tokenParameter)) {
            rest = object.deepCopy().without(tokenParameter);
        }
        return 31 * hash + rest.toString().hashCode();
    }
}
