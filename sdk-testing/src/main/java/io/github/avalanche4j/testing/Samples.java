package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Resources;
import io.github.avalanche4j.testing.internal.data.Fixtures;
import io.github.avalanche4j.testing.internal.node.Recordings;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A valid sample of every type that this project reads from JSON, as the text that a server sends. The texts are parts
 * of the {@linkplain FakeNode#recordings() recordings} of real nodes and the {@linkplain FakeDataService#fixtures()
 * fixtures} of the hosted services; {@link #origin} says which part.
 *
 * <pre>{@code
 * SubnetDetails subnet = Json.read(SubnetDetails.class, Samples.json(SubnetDetails.class));
 * SubnetDetails other = Json.read(
 *         SubnetDetails.class, Samples.json(SubnetDetails.class, "{\"isL1\": false, \"threshold\": 2}"));
 * }</pre>
 *
 * <p>Transactions are read from bytes: {@link #transaction} has one of each kind that a wallet builds.
 */
public final class Samples {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final String WITHOUT = "without ";
    /** the place of the sample of each type, by its name without the root package */
    private static final Map<String, String> PLACES = places();

    private Samples() {}

    /**
     * The sample of a type.
     *
     * @param type a value type of this project, a response or a part of one
     * @return the JSON that a server sends for it
     * @throws IllegalArgumentException if the type is not read from JSON
     */
    public static String json(Class<?> type) {
        return sample(type).toString();
    }

    /**
     * The sample of a type with changes.
     *
     * @param type a value type of this project, a response or a part of one
     * @param changes a JSON merge patch (RFC 7396): its fields replace those of the sample, objects field by field, and
     *     {@code null} removes one
     * @return the JSON that a server would send for it
     * @throws IllegalArgumentException if the type is not read from JSON, or the changes are not JSON
     */
    public static String json(Class<?> type, String changes) {
        String patch = Json.checked("changes", Objects.requireNonNull(changes, "changes"));
        return patched(sample(type), parsed(patch)).toString();
    }

    /**
     * The source of the sample of a type.
     *
     * @param type a value type of this project
     * @return {@code fixture} or {@code recording}, its name and a JSON pointer; {@code event} or {@code message} for
     *         deliveries of webhooks; {@code specification} and the text for types that were never recorded
     * @throws IllegalArgumentException if the type is not read from JSON
     */
    public static String origin(Class<?> type) {
        String name = Objects.requireNonNull(type, "type").getName().replace(ROOT, "");
        String place = PLACES.get(name);
        if (place == null) {
            throw new IllegalArgumentException(
                    "no sample of " + name + ": it is not read from JSON; Samples.types() lists those that are");
        }
        return place;
    }

    /** {@return the names of all types with a sample} */
    public static List<String> types() {
        return PLACES.keySet().stream().map(ROOT::concat).toList();
    }

    /**
     * A signed transaction of a kind.
     *
     * @param kind the chain and the type, such as {@code P.BaseTx}; an X-Chain operation by its name, such as
     *     {@code X.mintNFT}
     * @throws IllegalArgumentException if there is no sample of that kind
     */
    public static SampleTransaction transaction(String kind) {
        return transactions().stream()
                .filter(sample -> sample.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no sample of " + kind + "; there are "
                        + transactions().stream().map(SampleTransaction::kind).toList()));
    }

    /** {@return a signed transaction of each kind that a wallet builds: 17 of the P-Chain, 9 of the X-Chain, 2 of the C-Chain} */
    public static List<SampleTransaction> transactions() {
        return parsed(Resources.read(Samples.class, "internal/sample/transactions.json"))
                .path("transactions")
                .valueStream()
                .map(sample -> new SampleTransaction(
                        sample.path("kind").textValue(),
                        sample.path("chain").textValue(),
                        sample.path("networkID").longValue(),
                        sample.path("txID").textValue(),
                        sample.path("utxos")
                                .valueStream()
                                .map(JsonNode::textValue)
                                .toList(),
                        sample.path("unsigned").textValue(),
                        sample.path("signed").textValue()))
                .toList();
    }

    private static JsonNode sample(Class<?> type) {
        String[] kindAndRest = origin(type).split(" ", 2);
        if (kindAndRest[0].equals("specification")) {
            return parsed(kindAndRest[1]);
        }
        String[] nameAndPart = kindAndRest[1].split(" ", 2);
        JsonNode whole = parsed(
                switch (kindAndRest[0]) {
                    case "fixture" -> Fixtures.get(nameAndPart[0]).body();
                    case "recording" -> Recordings.all().get(nameAndPart[0]).body();
                    case "event" -> Fixtures.event(nameAndPart[0]);
                    default -> message(nameAndPart[0]);
                });
        String part = nameAndPart.length == 1 ? "" : nameAndPart[1];
        return part.startsWith(WITHOUT)
                ? ((ObjectNode) whole)
                        .without(List.of(part.substring(WITHOUT.length()).split(" ")))
                : whole.at(part);
    }

    private static JsonNode parsed(String text) {
        return Objects.requireNonNull(Json.parseOrNull(text), text);
    }

    private static String message(String eventType) {
        return "{\"webhookId\":\"f33de69c-d13b-4691-908f-870d6e2e6b04\",\"eventType\":\"" + eventType
                + "\",\"messageId\":\"8e4e7284-852a-478b-b425-27631c8d22d2\",\"event\":" + Fixtures.event(eventType)
                + "}";
    }

    private static Map<String, String> places() {
        Map<String, String> places = new TreeMap<>();
        Resources.read(Samples.class, "internal/sample/samples.txt")
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split(" = ", 2))
                .forEach(typeAndPlace -> places.put(typeAndPlace[0], typeAndPlace[1]));
        return places;
    }

    private static JsonNode patched(JsonNode target, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        ObjectNode changed = target.isObject() ? target.deepCopy() : Json.MAPPER.createObjectNode();
        patch.properties().forEach(change -> {
            if (change.getValue().isNull()) {
                changed.remove(change.getKey());
            } else {
                changed.set(change.getKey(), patched(changed.path(change.getKey()), change.getValue()));
            }
        });
        return changed;
    }
}
