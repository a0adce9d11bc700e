package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Selects the items of a list that are within the bounds of the request: blocks and times from one bound up to, but not
 * including, the other; figures including both bounds.
 */
final class Bounds implements ServedList.Content {
    private static final String NUMBER = "[0-9]+(\\.[0-9]+)?";

    /** query parameters that are bounds, and the field of an item that each is about */
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("startBlock", "blockNumber"),
            Map.entry("endBlock", "blockNumber"),
            Map.entry("startTimestamp", "blockTimestamp"),
            Map.entry("endTimestamp", "blockTimestamp"),
            Map.entry("minUtxoAmount", "amount"),
            Map.entry("minDelegationCapacity", "delegationCapacity"),
            Map.entry("maxDelegationCapacity", "delegationCapacity"),
            Map.entry("minFeePercentage", "delegationFee"),
            Map.entry("maxFeePercentage", "delegationFee"),
            Map.entry("minUptimePerformance", "uptimePerformance"),
            Map.entry("maxUptimePerformance", "uptimePerformance"));

    private final ServedList.Content all;
    private final List<Bound> bounds;
    private int @Nullable [] fitting;

    /** One bound, which excludes items whose field is outside it or missing. */
    private record Bound(String parameter, String field, BigDecimal value) {
        boolean allows(JsonNode item) {
            JsonNode found = item.findValue(field);
            if (found == null || !found.asText().matches(NUMBER)) {
                return false;
            }
            int order = new BigDecimal(found.asText()).compareTo(value);
            if (parameter.startsWith("end")) {
                return order < 0;
            }
            return parameter.startsWith("max") ? order <= 0 : order >= 0;
        }
    }

    private Bounds(ServedList.Content all, List<Bound> bounds) {
        this.all = all;
        this.bounds = bounds;
    }

    /** {@return the list's content within the request's bounds; all of it if there are no bounds} */
    static ServedList.Content of(Parameters request, ServedList.Content all) {
        List<Bound> bounds = new ArrayList<>();
        request.query().forEach((name, values) -> {
            String field = FIELDS.get(name);
            if (field != null && values.get(0).matches(NUMBER)) {
                bounds.add(new Bound(name, field, new BigDecimal(values.get(0))));
            }
        });
        return bounds.isEmpty() ? all : new Bounds(all, bounds);
    }

    @Override
    public int size() {
        return all.size();
    }

    @Override
    public int selected(int size) {
        return fitting(size).length;
    }

    @Override
    public String item(int index, int size) {
        return all.item(fitting(size)[index], size);
    }

    @Override
    public ObjectNode summary(boolean firstPage, int size) {
        return all.summary(firstPage, size);
    }

    private int[] fitting(int size) {
        int[] found = fitting;
        if (found == null) {
            found = IntStream.range(0, all.selected(size))
                    .filter(index -> fits(all.item(index, size)))
                    .toArray();
            fitting = found;
        }
        return found;
    }

    private boolean fits(String item) {
        JsonNode parsed = Objects.requireNonNull(Json.parseOrNull(item));
        return bounds.stream().allMatch(bound -> bound.allows(parsed));
    }
}
