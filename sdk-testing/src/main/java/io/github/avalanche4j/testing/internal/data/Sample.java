package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * The response of one operation to one request, built from the operation's fixture. It contains the ids of the request
 * where the fixture contains those of its own request. A list has the requested number of items: those of the fixture
 * first, then variations of them.
 */
final class Sample implements ServedList.Content {
    private static final int SIZE = 25;
    private static final long MINUTE = 60;
    private static final long DAY = 86_400;
    /** query parameters that name the subject of the response, like the variables of the path */
    private static final Set<String> SUBJECTS = Set.of(
            "nodeId",
            "subnetId",
            "l1ValidationId",
            "chainId",
            "orgId",
            "network",
            "srcBlockchainId",
            "destBlockchainId");

    /** query parameters that select items, each with the field that it is compared with */
    private static final Map<String, String> CHOICES = Map.of(
            "validationStatus", "validationStatus",
            "delegationStatus", "delegationStatus",
            "txTypes", "txType",
            "status", "txStatus");

    /** query parameters that name the subject of the items, each with the field that contains it */
    private static final Map<String, String> NAMED = Map.of(
            "nodeIds", "nodeId",
            "contractAddresses", "address",
            "contractAddress", "address",
            "assetId", "assetId");

    private final Operation operation;
    private final JsonNode response;
    private final JsonNode items;
    private final boolean own; // the fixture's own request, which gets the fixture
    private final Parameters request;
    private final Map<String, String> echoes = new HashMap<>();
    private final Map<String, String> fields = new HashMap<>();
    private final long salt;
    private final int listSize;

    /** {@code listSize} is negative for the default. */
    Sample(Operation operation, Fixtures.Entry fixture, Parameters request, long seed, int listSize) {
        this.operation = operation;
        this.request = request;
        this.listSize = listSize;
        this.response = fixture.response();
        this.own = filters(request.query()).equals(filters(Parameters.query(fixture.path())));
        this.items = own ? response.path(operation.items()) : chosen(response.path(operation.items()), request);
        Map<String, String> sampled = subjects(
                Objects.requireNonNull(operation.match(fixture.path().replaceFirst("\\?.*", ""))),
                Parameters.query(fixture.path()));
        Map<String, String> named = subjects(request.variables(), request.query());
        Map<String, String> others = new TreeMap<>();
        named.forEach((name, value) -> {
            String before = sampled.get(name);
            if (before != null && !before.equals(value)) {
                echoes.put(before, value);
                others.put(name, value);
            }
        });
        request.first("currency").ifPresent(currency -> fields.put("currencyCode", currency));
        this.salt = seed * 31 + (others.isEmpty() ? 0 : others.hashCode());
    }

    private static Map<String, List<String>> filters(Map<String, List<String>> query) {
        Map<String, List<String>> filters = new TreeMap<>(query);
        filters.keySet().removeAll(Set.of("pageSize", "pageToken", "sortOrder"));
        return filters;
    }

    /** The items that a request selects. */
    private static JsonNode chosen(JsonNode all, Parameters request) {
        ArrayNode fitting = Json.MAPPER.createArrayNode();
        for (JsonNode item : all) {
            boolean fits = CHOICES.entrySet().stream().allMatch(choice -> {
                JsonNode field = item.findValue(choice.getValue());
                List<String> choices = request.query().get(choice.getKey());
                return field == null
                        || choices == null
                        || choices.stream().anyMatch(value -> isText(value, field.asText()));
            });
            if (fits) {
                fitting.add(item);
            }
        }
        return fitting;
    }

    /** Requests name transaction kinds by words, while the transactions have numbers. */
    private static boolean isText(String word, String text) {
        return switch (word) {
            case "failed" -> text.equals("0");
            case "success" -> text.equals("1");
            default -> text.equals(word);
        };
    }

    private Map<String, String> subjects(Map<String, String> variables, Map<String, List<String>> query) {
        Map<String, String> subjects = new HashMap<>(variables);
        if (operation.parameters().containsKey("blockchainId")) {
            subjects.computeIfPresent("blockchainId", (name, chain) -> OperationResponder.chain(chain));
        }
        query.forEach((name, values) -> {
            if (SUBJECTS.contains(name)) {
                subjects.put(name, values.get(0));
            }
        });
        return subjects;
    }

    /** {@return the whole response} */
    String body() {
        return variation(salt, 0).of(response).toString();
    }

    @Override
    public int size() {
        if (items.isEmpty() || operation.token().isEmpty()) {
            return items.size();
        }
        int size = listSize < 0 ? SIZE : listSize;
        return request.first("contractAddresses") // an address has one balance of each
                .filter(contracts -> !own)
                .map(contracts -> Math.min(size, contracts.split(",").length))
                .orElse(size);
    }

    @Override
    public String item(int index, int size) {
        boolean ascending = request.first("sortOrder").orElse("desc").equals("asc");
        int place = ascending ? size - 1 - index : index;
        NAMED.forEach((parameter, field) -> request.first(parameter)
                .filter(ids -> !own)
                .map(all -> all.split(","))
                .ifPresent(all -> fields.put(field, all[place % all.length])));
        int round = place / items.size();
        long different = salt == 0 && round == 0 ? 0 : salt * 1_000_003 + round;
        return variation(different, (long) round * items.size())
                .of(items.get(place % items.size()))
                .toString();
    }

    @Override
    public ObjectNode summary(boolean firstPage) {
        ObjectNode summary = Json.MAPPER.createObjectNode().setAll((ObjectNode) response);
        summary.remove(List.of(operation.items(), "nextPageToken", "nextPageStartKey"));
        summary = (ObjectNode) variation(salt, 0).of(summary);
        if (!firstPage) {
            summary.remove("currentCycle"); // wire/data.md 1.16
        }
        return summary;
    }

    private Variation variation(long different, long places) {
        boolean test = !request.variables()
                .getOrDefault("network", request.first("network").orElse("mainnet"))
                .equals("mainnet");
        SampleText texts = new SampleText(different, places * secondsApart(), test ? "fuji" : "avax");
        return new Variation(texts, places, echoes, fields);
    }

    private long secondsApart() {
        String interval = request.first("timeInterval")
                .or(() -> request.first("interval"))
                .orElse("");
        return switch (interval) {
            case "hour" -> 3_600;
            case "week" -> 7 * DAY;
            case "month" -> 30 * DAY;
            default -> operation.items().equals("results") ? DAY : MINUTE;
        };
    }
}
