package io.github.avalanche4j.node;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * The leaves of a recorded response, as they stand on the wire. Knows no type and no decoder, so numbers and times have
 * one text each, whether the wire or a value writes them.
 */
final class WireLeaves {
    private final Map<String, String> found = new TreeMap<>();

    private WireLeaves() {}

    /** The leaves of the result of a JSON-RPC response; that of a single text or number has no path. */
    static Map<String, String> of(JsonNode result) {
        WireLeaves leaves = new WireLeaves();
        leaves.add("", result);
        return leaves.found;
    }

    /** The same leaves, each in the one text of its meaning. */
    static Map<String, String> meaning(Map<String, String> leaves) {
        Map<String, String> meanings = new TreeMap<>();
        leaves.forEach((path, text) -> meanings.put(path, meaning(text)));
        return meanings;
    }

    private void add(String path, JsonNode node) {
        if (node.isObject()) {
            node.properties()
                    .forEach(field ->
                            add(path.isEmpty() ? field.getKey() : path + "." + field.getKey(), field.getValue()));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                add(path + "[" + i + "]", node.get(i));
            }
        } else if (!node.isNull()) {
            found.put(path, node.asText());
        }
    }

    private static String meaning(String text) {
        if (text.matches("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?")) {
            BigDecimal number = new BigDecimal(text);
            return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
        }
        if (text.matches("0x[0-9a-fA-F]{1,64}")) {
            return new BigInteger(text.substring(2), 16).toString();
        }
        return text.matches("\\d{4}-\\d\\d-\\d\\dT.*Z") ? Instant.parse(text).toString() : text;
    }
}
