package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CONTAINERS;
import static io.github.avalanche4j.hostile.Attacks.SERIES;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Servers whose lists lead nowhere, or hold what was not asked for. */
final class ListCases {
    private static final Subject SUBJECT = new Subject("Lists");
    private static final Subject INDEX = new Subject("Numbered lists");
    private static final String SUBNET =
            "{\"createBlockTimestamp\":1,\"subnetId\":\"11111111111111111111111111111111LpoYY\",\"blockchains\":[]}";

    private static final String AGAIN = "repeated a page token";
    private static final String BYTES = Bytes.of((byte) 1).toCheckedHex();

    private ListCases() {}

    private static HostileCase unreadable(String name, String says, Behavior server) {
        return SUBJECT.unreadable(name, SUBNETS, says, server);
    }

    private static HostileCase cycle(String name, Function<Visit, String> token) {
        return SUBJECT.endless(name, SUBNETS, AGAIN, v -> v.json(page(SUBNET, token.apply(v))));
    }

    private static HostileCase wrong(String name, String says, Behavior server) {
        return INDEX.endless(name, CONTAINERS, says, server);
    }

    /** A page of these items that names a next one. */
    private static String page(String items, String token) {
        return "{\"subnets\":[" + items + "],\"nextPageToken\":" + token + "}";
    }

    private static String many(int count) {
        return SUBNET + ("," + SUBNET).repeat(count - 1);
    }

    private static String container(String bytes, String timestamp, String number) {
        return "{\"id\":\"11111111111111111111111111111111LpoYY\",\"bytes\":\"" + bytes + "\",\"timestamp\":\""
                + timestamp + "\",\"encoding\":\"hex\",\"index\":\"" + number + "\"}";
    }

    /** Containers with these numbers, in the form of the node's recordings. */
    private static Behavior containers(String... numbers) {
        String all = Arrays.stream(numbers)
                .map(number -> container(BYTES, "2021-04-02T15:34:00Z", number))
                .collect(Collectors.joining(","));
        return containing(all);
    }

    private static Behavior containing(String containers) {
        return v -> v.result("{\"containers\":[" + containers + "]}");
    }

    /** A server whose first container has a field that cannot be read. */
    private static HostileCase refused(String name, String field, Behavior server) {
        return INDEX.unreadable(name, CONTAINERS, "$.result.containers[0]." + field, server);
    }

    static List<HostileCase> all() {
        return List.of(
                cycle("names the same next page forever", v -> "\"a\""),
                cycle("names three pages in turn forever", v -> "\"" + v.number() % 3 + "\""),
                cycle("names a thousand pages in turn forever", v -> "\"" + v.number() % 1000 + "\""),
                cycle("names a page by a token that is a number, forever", v -> "7"),
                SUBJECT.endless(
                        "names the same next part of a series forever",
                        SERIES,
                        AGAIN,
                        v -> v.json("{\"results\":[{\"value\":1,\"timestamp\":1}],\"nextPageToken\":\"a\"}")),
                SUBJECT.endless(
                        "names new empty pages forever",
                        SUBNETS,
                        "1000 pages in a row had no items",
                        v -> v.json(page("", "\"" + v.number() + "\""))),
                SUBJECT.endless(
                        "names new pages of nulls forever",
                        SUBNETS,
                        "1000 pages in a row had no items",
                        v -> v.json(page("null,null", "\"" + v.number() + "\""))),
                unreadable("names a page by an object", "$.nextPageToken", v -> v.json(page("", "{\"a\":[1]}"))),
                unreadable(
                        "returns ten thousand and one items where a hundred were requested",
                        "more than 10000 items where 100 were requested … $.subnets",
                        v -> v.json(page(many(10_001), "null"))),
                SUBJECT.value(
                        "sends a page of its own size", SUBNETS, "500 items", v -> v.json(page(many(500), "null"))),
                SUBJECT.value(
                        "sends null for the items of the last page",
                        SUBNETS,
                        "0 items",
                        v -> v.json("{\"subnets\":null}")),
                unreadable(
                        "leaves the items out", "without its field subnets", v -> v.json("{\"nextPageToken\":\"a\"}")),
                unreadable(
                        "sends an object for the items",
                        "$.subnets … not a list",
                        v -> v.json("{\"subnets\":{\"0\":" + SUBNET + "}}")),
                unreadable(
                        "sends one item that cannot be read",
                        "$.subnets[1]",
                        v -> v.json(page(SUBNET + ",{\"subnetId\":\"\\u001bx\"}", "null"))),
                SUBJECT.value(
                        "names no next page by an empty token", SUBNETS, "1 items", v -> v.json(page(SUBNET, "\"\""))),
                wrong("sends containers that are shifted", "item 0 was expected and item 5 came", containers("5", "6")),
                wrong("sends containers with a gap", "item 1 was expected and item 2 came", containers("0", "2")),
                wrong("sends a container twice", "item 1 was expected and item 0 came", containers("0", "0")),
                wrong("sends containers in reverse", "item 0 was expected and item 1 came", containers("1", "0")),
                wrong(
                        "returns more containers than requested",
                        "2 items were requested and 3 came",
                        containers("0", "1", "2")),
                wrong("sends the last number that there is", "item 0 was expected", containers("18446744073709551615")),
                refused("sends a number below zero", "index", containers("-1")),
                refused("sends a number of a thousand digits", "index", containers("9".repeat(1000))),
                refused(
                        "sends bytes whose checksum is wrong",
                        "bytes",
                        containing(container(BYTES.replace('1', '2'), "2021-04-02T15:34:00Z", "0"))),
                refused(
                        "has control characters in a text that is refused",
                        "timestamp",
                        containing(container(BYTES, "\\u001b[31mred\\r\\nINFO forged", "0"))));
    }
}
