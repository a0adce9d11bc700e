package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Set;

/**
 * Makes another value of the same shape out of a sample: ids, addresses, hashes and quantities change, times and
 * heights move back, everything else stays. Equal texts stay equal within one variation, and equal variations have
 * equal results.
 */
final class Variation {
    private static final Set<String> HEIGHTS = Set.of(
            "blockNumber",
            "blockHeight",
            "height",
            "vertexHeight",
            "createBlockNumber",
            "createBlockIndex",
            "cycleIndex");

    /** a height below this cannot move back far enough, so it moves forward */
    private static final long LOW = 1_000_000;

    private final SampleText texts;
    private final long places;
    private final Map<String, String> echoes;
    private final Map<String, String> fields;

    /**
     * @param texts varies texts
     * @param places how many places later in the list than the sample
     * @param echoes values of the sample's request, and those of the real request in their place
     * @param fields texts for fields of these names
     */
    Variation(SampleText texts, long places, Map<String, String> echoes, Map<String, String> fields) {
        this.texts = texts;
        this.places = places;
        this.echoes = echoes;
        this.fields = fields;
    }

    JsonNode of(JsonNode sample) {
        return of("", sample);
    }

    private JsonNode of(String field, JsonNode sample) {
        if (sample instanceof ObjectNode object) {
            ObjectNode copy = Json.MAPPER.createObjectNode();
            // a name can be an address, as in a genesis
            object.properties()
                    .forEach(each -> copy.set(texts.vary(each.getKey()), of(each.getKey(), each.getValue())));
            return copy;
        }
        if (sample instanceof ArrayNode array) {
            ArrayNode copy = Json.MAPPER.createArrayNode();
            array.forEach(item -> copy.add(of(field, item)));
            return copy;
        }
        if (fields.containsKey(field) && sample.isTextual()) {
            return TextNode.valueOf(fields.get(field));
        }
        String echo = sample.isContainerNode() ? null : echoes.get(sample.asText());
        if (echo != null && (sample.isTextual() || echo.matches("[0-9]{1,18}"))) {
            return sample.isTextual() ? TextNode.valueOf(echo) : LongNode.valueOf(Long.parseLong(echo));
        }
        if (sample.isTextual()) {
            return TextNode.valueOf(
                    HEIGHTS.contains(field) && sample.asText().matches("[0-9]{1,18}")
                            ? Long.toString(earlier(sample.asLong()))
                            : texts.vary(sample.textValue()));
        }
        return sample.isNumber() ? number(field, sample) : sample;
    }

    private long earlier(long height) {
        return height < LOW ? height + places : height - places;
    }

    private JsonNode number(String field, JsonNode sample) {
        if (!sample.isIntegralNumber()) {
            BigDecimal value = sample.decimalValue();
            String digits = texts.digits(value.unscaledValue().abs().toString());
            BigInteger unscaled = new BigInteger(digits).multiply(BigInteger.valueOf(value.signum()));
            return DecimalNode.valueOf(new BigDecimal(unscaled, value.scale()));
        }
        BigInteger value = sample.bigIntegerValue();
        if (SampleText.isSeconds(value)) {
            return LongNode.valueOf(value.longValue() - texts.seconds());
        }
        if (SampleText.isMillis(value)) {
            return LongNode.valueOf(value.longValue() - texts.seconds() * 1000);
        }
        if (HEIGHTS.contains(field)) {
            return LongNode.valueOf(earlier(value.longValue()));
        }
        return value.signum() < 0 ? sample : BigIntegerNode.valueOf(new BigInteger(texts.digits(value.toString())));
    }
}
