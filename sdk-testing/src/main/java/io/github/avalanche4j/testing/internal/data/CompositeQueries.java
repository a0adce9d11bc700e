package io.github.avalanche4j.testing.internal.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Composite queries of the metrics service: whether their parts are well-formed, and how much each finds. */
final class CompositeQueries {
    private static final List<String> DAYS = List.of("firstDate", "lastDate");

    /** the parameters that each kind of part needs; if there are two lists, either of them */
    private static final Map<String, List<List<String>>> NEEDED = Map.ofEntries(
            kind("AllTimeNativeBalance", "firstDate lastDate minBalance evmChainId"),
            kind("AnyTimeNativeBalance", "firstDate lastDate minBalance evmChainId"),
            kind("AllTimeErc20Balance", "firstDate lastDate minBalance evmChainId contractAddress"),
            kind("AnyTimeErc20Balance", "firstDate lastDate minBalance evmChainId contractAddress"),
            kind(
                    "AllTimeNftHolders",
                    "evmChainId contractAddress firstDate lastDate",
                    "evmChainId contractAddress startTs endTs"),
            kind(
                    "AnyTimeNftHolders",
                    "evmChainId contractAddress firstDate lastDate",
                    "evmChainId contractAddress startTs endTs"),
            kind("LatestBalance", "minBalance evmChainId tokenType"),
            kind("AllTimeStarsArenaBalance", "firstDate lastDate minBalance subjectAddress"),
            kind("AnyTimeStarsArenaBalance", "firstDate lastDate minBalance subjectAddress"),
            kind("LatestBalanceStarsArena", "minBalance subjectAddress"));

    private CompositeQueries() {}

    private static Map.Entry<String, List<List<String>>> kind(String type, String... ways) {
        List<List<String>> needed = new ArrayList<>();
        for (String way : ways) {
            needed.add(List.of(way.split(" ")));
        }
        return Map.entry(type, List.copyOf(needed));
    }

    static boolean serves(Operation operation) {
        return operation.id().startsWith("compositeQuery");
    }

    /** {@return the faults of a query's body, as the service lists them} */
    static List<String> problems(JsonNode body) {
        List<String> problems = new ArrayList<>();
        if (!body.path("operator").asText().matches("AND|OR")) {
            problems.add("operator must be one of the following values: AND, OR");
        }
        if (body.path("queries").isEmpty()) {
            problems.add("queries should not be empty");
        }
        int index = 0;
        for (JsonNode query : body.path("queries")) {
            String at = "queries." + index++ + ".";
            if (query.path("id").asText().isEmpty()) {
                problems.add(at + "id should not be empty");
            }
            problem(at, query, problems);
        }
        return problems;
    }

    private static void problem(String at, JsonNode query, List<String> problems) {
        List<List<String>> ways = NEEDED.get(query.path("type").asText());
        if (ways == null) {
            problems.add(at + "type must be one of the following values: "
                    + String.join(", ", NEEDED.keySet().stream().sorted().toList()));
            return;
        }
        JsonNode params = query.path("params");
        if (ways.stream().anyMatch(way -> way.stream().allMatch(params::has))) {
            for (String day : DAYS) {
                if (params.has(day) && !params.path(day).asText().matches("\\d{4}-\\d\\d-\\d\\d")) {
                    problems.add(at + "params." + day + " must be a valid ISO 8601 date string");
                }
            }
            return;
        }
        ways.get(0).stream()
                .filter(name -> !params.has(name))
                .forEach(name -> problems.add(at + "params." + name + " should not be empty"));
    }

    /** Adds the counts of a query to its pages: the total is the length of the list. */
    static void count(ObjectNode summary, JsonNode body, int size) {
        JsonNode sampled = summary.path("subQueryCounts").deepCopy();
        ObjectNode counts = summary.putObject("subQueryCounts");
        boolean and = body.path("operator").asText().equals("AND");
        for (JsonNode query : body.path("queries")) {
            String id = query.path("id").asText();
            // a part of an AND finds no fewer addresses than the query, a part of an OR no more
            int found = and ? size * 2 + 1 : size / 2 + size % 2;
            counts.put(id, sampled.path(id).asInt(found));
        }
        summary.put("totalCount", size);
    }
}
