package io.github.avalanche4j.jackson3;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.groupingBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.StrictParser;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Values of every type, read from the objects in recordings and fixtures that fit the type. */
final class Samples {
    private static final int OF_EACH_TYPE = 4;
    // the fields of the Ethereum specification; no recording has one
    private static final String FEE_HISTORY =
            "{\"oldestBlock\":\"0x1\",\"baseFeePerGas\":[\"0x1\",\"0x2\"],\"gasUsedRatio\":[0.5],"
                    + "\"baseFeePerBlobGas\":[\"0x1\"],\"blobGasUsedRatio\":[0],\"reward\":[[\"0x1\",\"0x2\"]]}";

    // sent by a service without a call, such as webhooks
    private static final List<String> EVENTS =
            List.of("address_activity", "primary_network_address_activity", "validator_activity");

    private Samples() {}

    private static Map<Class<?>, List<Object>> made = Map.of();

    /** A few values of each type of the interfaces of a node and of the services, those with the most fields. */
    static synchronized Map<Class<?>, List<Object>> byType() throws Exception {
        if (made.isEmpty()) {
            List<List<JsonTree>> shapes = longestOfEachShape(objects());
            Map<Class<?>, List<Object>> samples = new TreeMap<>(Comparator.comparing(Class::getName));
            for (Class<?> module : List.of(NodeClient.class, DataClient.class)) {
                for (Class<?> type : valueTypes(module)) {
                    samples.put(type, fitting(type, shapes));
                }
            }
            made = Collections.unmodifiableMap(samples);
        }
        return made;
    }

    /** The longest few of the objects with the same field names. */
    private static List<List<JsonTree>> longestOfEachShape(Set<JsonTree> objects) {
        return objects.stream().collect(groupingBy(object -> object.fields().keySet())).values().stream()
                .map(alike -> alike.stream()
                        .sorted(Comparator.comparing(
                                object -> -object.toString().length()))
                        .limit(OF_EACH_TYPE)
                        .toList())
                .toList();
    }

    private static List<Object> fitting(Class<?> type, List<List<JsonTree>> shapes) {
        List<Object> quickly = fitting(type, shapes, false);
        return quickly.isEmpty() ? fitting(type, shapes, true) : quickly;
    }

    /** Unless {@code each} is set, an object that does not fit excludes all others with its field names. */
    private static List<Object> fitting(Class<?> type, List<List<JsonTree>> shapes, boolean each) {
        Map<Object, JsonTree> received = new LinkedHashMap<>();
        for (List<JsonTree> alike : shapes) {
            for (JsonTree object : alike) {
                try {
                    received.putIfAbsent(object.as(type), object);
                } catch (ResponseFormatException e) {
                    if (!each) {
                        break;
                    }
                }
            }
        }
        Map<Object, Integer> lengths = new HashMap<>();
        received.keySet().forEach(value -> lengths.put(value, Json.write(value).length()));
        List<Object> longest = received.keySet().stream()
                .sorted(Comparator.comparing(value -> -lengths.get(value)))
                .toList();
        // others have an id or address that is invalid in user input
        List<Object> checked = longest.stream()
                .flatMap(value -> checked(type, received.get(value).toString()).stream())
                .distinct()
                .limit(OF_EACH_TYPE)
                .toList();
        return checked.isEmpty() ? longest.stream().limit(OF_EACH_TYPE).toList() : checked;
    }

    private static Optional<Object> checked(Class<?> type, String json) {
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            return Optional.of(JsonAdapters.of(type).read(new StrictParser(parser)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Whether all ids and addresses in it are valid, as in user input. */
    static boolean isChecked(Class<?> type, String json) {
        return checked(type, json).isPresent();
    }

    private static Set<JsonTree> objects() throws IOException {
        Set<JsonTree> objects = new LinkedHashSet<>();
        objects.add(JsonTree.parse(FEE_HISTORY));
        FakeNode.recordings().forEach(name -> collect(FakeNode.recording(name).body(), objects));
        FakeDataService.fixtures()
                .forEach(name -> collect(FakeDataService.fixture(name).body(), objects));
        for (String event : EVENTS) {
            try (InputStream in = FakeDataService.class.getResourceAsStream("fixtures/events/" + event + ".json")) {
                JsonTree body =
                        JsonTree.parse(new String(in.readAllBytes(), UTF_8)).get("event");
                collect(body, objects);
                objects.add(JsonTree.parse("{\"webhookId\":\"w\",\"eventType\":\"" + event
                        + "\",\"messageId\":\"m\",\"event\":" + body + "}"));
            }
        }
        return objects;
    }

    private static void collect(String body, Set<JsonTree> objects) {
        if (body.startsWith("{") || body.startsWith("[")) {
            try {
                collect(JsonTree.parse(body), objects);
            } catch (ResponseFormatException e) {
                // a truncated recording
            }
        }
    }

    private static void collect(JsonTree tree, Set<JsonTree> objects) {
        if (tree.isObject()) {
            objects.add(tree);
        }
        tree.fields().values().forEach(inner -> collect(inner, objects));
        tree.elements().forEach(inner -> collect(inner, objects));
    }

    /** The readable types that Immutables implements. */
    private static List<Class<?>> valueTypes(Class<?> module) throws Exception {
        List<Class<?>> types = new ArrayList<>();
        for (String name : ClassFiles.names(module)) {
            if (name.endsWith("JsonAdapter") && !name.contains(".internal.")) {
                types.add(Class.forName(name.replace("JsonAdapter", "")));
            }
        }
        return types;
    }
}
