package io.github.avalanche4j.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * One text for one meaning, however it is written: numbers without trailing zeros, times in seconds, hex in lower case without
 * {@code 0x}. So the leaves of a response's JSON and those of the value made of it can be compared, each read by other means.
 */
final class WireText {
    // where the accessor's name differs from the field's, or older services use another field
    private static final Map<String, String> ACCESSORS = Map.ofEntries(
            Map.entry("private", "isPrivate"),
            Map.entry("signed-message", "signedMessage"),
            Map.entry("teleporterContractAddress", "icmContractAddress"),
            Map.entry("chainID", "chainId"),
            Map.entry("subnetID", "subnetId"),
            Map.entry("blockchainID", "blockchainId"),
            Map.entry("vmID", "vmId"),
            Map.entry("last_hour", "lastHour"),
            Map.entry("last_day", "lastDay"),
            Map.entry("last_month", "lastMonth"),
            Map.entry("last_year", "lastYear"),
            Map.entry("all_time", "allTime"));

    private static final Set<String> TOKENS = Set.of("nextPageToken", "nextPageStartKey");

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern TIME = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT.*");
    private static final Pattern DURATION = Pattern.compile("PT[-0-9.HMS]+");

    private WireText() {}

    /** The meaning of the text at {@code path}. */
    static String of(String path, String text) {
        String lower = text.startsWith("0x") ? text.substring(2).toLowerCase(Locale.ROOT) : text;
        if (NUMBER.matcher(lower).matches()) {
            BigDecimal number = new BigDecimal(lower);
            boolean milliseconds = path.endsWith("Milliseconds") && number.scale() <= 0;
            return (milliseconds ? number.movePointLeft(3) : number)
                    .stripTrailingZeros()
                    .toPlainString();
        }
        if (TIME.matcher(text).matches()) {
            return time(text);
        }
        return DURATION.matcher(text).matches()
                ? Long.toString(Duration.parse(text).toSeconds())
                : lower;
    }

    private static String time(String text) {
        try {
            Instant time = Instant.parse(text);
            return BigDecimal.valueOf(time.getEpochSecond())
                    .add(BigDecimal.valueOf(time.getNano(), 9))
                    .stripTrailingZeros()
                    .toPlainString();
        } catch (DateTimeException e) {
            return text;
        }
    }

    /** All leaves of a response by their paths; the items of a list are called so, and nulls and tokens left out. */
    static Map<String, String> leaves(ObjectNode response, String itemsField) {
        Map<String, String> leaves = new TreeMap<>();
        response.properties().forEach(field -> {
            String name = field.getKey().equals(itemsField) ? "items" : accessor(field.getKey());
            if (!TOKENS.contains(name)) {
                add(name, field.getValue(), leaves);
            }
        });
        return leaves;
    }

    private static String accessor(String field) {
        return ACCESSORS.getOrDefault(field, field);
    }

    /** The name in {@code object} of the field that an accessor reads. */
    static String fieldName(ObjectNode object, String accessor) {
        return ACCESSORS.entrySet().stream()
                .filter(each -> each.getValue().equals(accessor) && object.has(each.getKey()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(accessor);
    }

    /** Adds the leaves of a tree at {@code path}. */
    static void add(String path, JsonNode node, Map<String, String> leaves) {
        if (node.isObject()) {
            node.properties().forEach(field -> add(path + "." + accessor(field.getKey()), field.getValue(), leaves));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                add(path + "[" + i + "]", node.get(i), leaves);
            }
        } else if (!node.isNull()) {
            leaves.put(path, of(path, node.asText()));
        }
    }
}
