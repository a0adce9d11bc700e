package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Servers whose lists lead nowhere, or hold what was not asked for. */
final class ListCases {
    private static final String SUBJECT = "Lists";
    private static final String INDEX = "Numbered lists";
    private static final String SUBNET =
            "{\"createBlockTimestamp\":1,\"subnetId\":\"11111111111111111111111111111111LpoYY\",\"blockchains\":[]}";

    private static final String BYTES = Bytes.of((byte) 1).toCheckedHex();

    private ListCases() {}

    private static HostileCase endless(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, PagingException.class, says);
    }

    private static HostileCase unreadable(String name, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, Attacks.SUBNETS, server, ResponseFormatException.class, says);
    }

    private static HostileCase wrong(String name, Simple server, String... says) {
        return HostileCases.fails(INDEX, name, Attacks.CONTAINERS, server, PagingException.class, says);
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
    private static Simple containers(String... numbers) {
        String all = Arrays.stream(numbers)
                .map(number -> container(BYTES, "2021-04-02T15:34:00Z", number))
                .collect(Collectors.joining(","));
        return v -> v.result("{\"containers\":[" + all + "]}");
    }

    static List<HostileCase> all() {
        String again = "repeated a page token";
        return List.of(
                endless("names the same next page forever", Attacks.SUBNETS, v -> v.json(page(SUBNET, "\"a\"")), again),
                endless(
                        "names three pages in turn forever",
                        Attacks.SUBNETS,
                        v -> v.json(page(SUBNET, "\"" + v.number() % 3 + "\"")),
                        again),
                endless(
                        "names a thousand pages in turn forever",
                        Attacks.SUBNETS,
                        v -> v.json(page(SUBNET, "\"" + v.number() % 1000 + "\"")),
                        again),
                endless(
                        "names a page by a token that is a number, forever",
                        Attacks.SUBNETS,
                        v -> v.json(page(SUBNET, "7")),
                        again),
                endless(
                        "names the same next part of a series forever",
                        Attacks.SERIES,
                        v -> v.json("{\"results\":[{\"value\":1,\"timestamp\":1}],\"nextPageToken\":\"a\"}"),
                        again),
                endless(
                        "names new empty pages forever",
                        Attacks.SUBNETS,
                        v -> v.json(page("", "\"" + v.number() + "\"")),
                        "1000 pages in a row had no items"),
                endless(
                        "names new pages of nulls forever",
                        Attacks.SUBNETS,
                        v -> v.json(page("null,null", "\"" + v.number() + "\"")),
                        "1000 pages in a row had no items"),
                unreadable("names a page by an object", v -> v.json(page("", "{\"a\":[1]}")), "$.nextPageToken"),
                unreadable(
                        "returns ten thousand and one items where a hundred were requested",
                        v -> v.json(page(many(10_001), "null")),
                        "more than 10000 items where 100 were requested",
                        "$.subnets"),
                HostileCases.value(
                        SUBJECT,
                        "sends a page of its own size",
                        Attacks.SUBNETS,
                        v -> v.json(page(many(500), "null")),
                        "500 items"),
                HostileCases.value(
                        SUBJECT,
                        "sends null for the items of the last page",
                        Attacks.SUBNETS,
                        v -> v.json("{\"subnets\":null}"),
                        "0 items"),
                unreadable(
                        "leaves the items out", v -> v.json("{\"nextPageToken\":\"a\"}"), "without its field subnets"),
                unreadable(
                        "sends an object for the items",
                        v -> v.json("{\"subnets\":{\"0\":" + SUBNET + "}}"),
                        "$.subnets",
                        "not a list"),
                unreadable(
                        "sends one item that cannot be read",
                        v -> v.json(page(SUBNET + ",{\"subnetId\":\"\\u001bx\"}", "null")),
                        "$.subnets[1]"),
                HostileCases.value(
                        SUBJECT,
                        "names no next page by an empty token",
                        Attacks.SUBNETS,
                        v -> v.json(page(SUBNET, "\"\"")),
                        "1 items"),
                wrong("sends containers that are shifted", containers("5", "6"), "item 0 was expected and item 5 came"),
                wrong("sends containers with a gap", containers("0", "2"), "item 1 was expected and item 2 came"),
                wrong("sends a container twice", containers("0", "0"), "item 1 was expected and item 0 came"),
                wrong("sends containers in reverse", containers("1", "0"), "item 0 was expected and item 1 came"),
                wrong(
                        "returns more containers than requested",
                        containers("0", "1", "2"),
                        "2 items were requested and 3 came"),
                wrong("sends the last number that there is", containers("18446744073709551615"), "item 0 was expected"),
                HostileCases.fails(
                        INDEX,
                        "sends a number below zero",
                        Attacks.CONTAINERS,
                        containers("-1"),
                        ResponseFormatException.class,
                        "$.result.containers[0].index"),
                HostileCases.fails(
                        INDEX,
                        "sends a number of a thousand digits",
                        Attacks.CONTAINERS,
                        containers("9".repeat(1000)),
                        ResponseFormatException.class,
                        "$.result.containers[0].index"),
                HostileCases.fails(
                        INDEX,
                        "sends bytes whose checksum is wrong",
                        Attacks.CONTAINERS,
                        v -> v.result("{\"containers\":["
                                + container(BYTES.replace('1', '2'), "2021-04-02T15:34:00Z", "0") + "]}"),
                        ResponseFormatException.class,
                        "$.result.containers[0].bytes"),
                HostileCases.fails(
                        INDEX,
                        "has control characters in a text that is refused",
                        Attacks.CONTAINERS,
                        v -> v.result(
                                "{\"containers\":[" + container(BYTES, "\\u001b[31mred\\r\\nINFO forged", "0") + "]}"),
                        ResponseFormatException.class,
                        "$.result.containers[0].timestamp"));
    }
}
