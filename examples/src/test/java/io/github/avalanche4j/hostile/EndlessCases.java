package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.BATCH;
import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.HEALTH;
import static io.github.avalanche4j.hostile.Attacks.METRICS;
import static io.github.avalanche4j.hostile.Attacks.METRICS_CHAINS;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.PEERS;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;
import static io.github.avalanche4j.hostile.Attacks.TREE;
import static io.github.avalanche4j.hostile.Attacks.VALIDATORS;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.List;

/** Servers that never stop: a bound ends these calls, and not the heap. */
final class EndlessCases {
    private static final Subject SUBJECT = new Subject("Without end");
    private static final String LONGER = "longer than the bound of 8388608 bytes";

    private static final String CHECK = "{\"timestamp\":\"2026-01-01T00:00:00Z\",\"duration\":0}";

    private EndlessCases() {}

    /** A response that begins with {@code head}, in which a text comes again and again. */
    private static Simple repeating(String head, String piece) {
        return v -> {
            v.jsonHead();
            v.send(head.replace("$", "{\"jsonrpc\":\"2.0\",\"id\":" + (head.contains("$") ? v.id() : "")));
            v.endless(piece);
        };
    }

    static List<HostileCase> all() {
        return List.of(
                SUBJECT.large(
                        "sends a text without end", NAME, LONGER, repeating("$,\"result\":{\"networkName\":\"", "a")),
                SUBJECT.large(
                        "sends escapes without end",
                        NAME,
                        LONGER,
                        repeating("$,\"result\":{\"networkName\":\"", "\\u0041")),
                SUBJECT.large("sends white space without end before its response", CHAIN, LONGER, repeating("", "\n")),
                SUBJECT.large(
                        "sends white space without end after its response",
                        NAME,
                        LONGER,
                        repeating("$,\"result\":{\"networkName\":\"a\"}}", " ")),
                SUBJECT.large("lists tiny values without end", TREE, "values", repeating("$,\"result\":[0", ",0")),
                SUBJECT.large("lists empty lists without end", TREE, "values", repeating("$,\"result\":[[]", ",[]")),
                SUBJECT.large("lists empty objects without end", TREE, "values", repeating("$,\"result\":[{}", ",{}")),
                SUBJECT.large(
                        "repeats a field of an object without end",
                        TREE,
                        "values",
                        repeating("$,\"result\":{\"a\":0", ",\"a\":0")),
                SUBJECT.large(
                        "lists nulls without end",
                        PEERS,
                        "values",
                        repeating("$,\"result\":{\"peers\":[null", ",null")),
                SUBJECT.large(
                        "lists validators without end",
                        VALIDATORS,
                        "",
                        repeating(
                                "$,\"result\":{\"validators\":[" + HostileCases.VALIDATOR,
                                "," + HostileCases.VALIDATOR)),
                SUBJECT.unreadable(
                        "lists empty peers without end",
                        PEERS,
                        "$.result.peers[0]",
                        repeating("$,\"result\":{\"peers\":[{}", ",{}")),
                SUBJECT.large("reports checks without end", HEALTH, "values", v -> {
                    v.jsonHead();
                    v.send("{\"healthy\":true,\"checks\":{\"a\":" + CHECK);
                    for (int i = 0; ; i++) {
                        v.out().write((",\"" + i + "\":" + CHECK).getBytes(UTF_8));
                    }
                }),
                SUBJECT.large(
                        "adds an unknown field without end",
                        NAME,
                        LONGER,
                        repeating("$,\"x\":[\"a\"", ",\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"")),
                SUBJECT.large("responds to a batch without end", BATCH, "values", repeating("[{}", ",{}")),
                SUBJECT.large(
                        "lists chains without end in one page",
                        METRICS_CHAINS,
                        "values",
                        repeating(
                                "{\"chains\":[{\"evmChainId\":1,\"chainName\":\"a\"}",
                                ",{\"evmChainId\":1,\"chainName\":\"a\"}")),
                SUBJECT.large("sends metrics without end", METRICS, "values", v -> {
                    v.head("Content-Type: text/plain\r\n");
                    for (int i = 0; ; i++) {
                        v.out().write(("a" + i + " 1\n").getBytes(UTF_8));
                    }
                }),
                SUBJECT.large("sends a line of metrics without end", METRICS, LONGER, v -> {
                    v.head("Content-Type: text/plain\r\n");
                    v.endless("a");
                }),
                SUBJECT.unreadable("nests lists without end", TREE, "depth", repeating("$,\"result\":", "[")),
                SUBJECT.unreadable("nests objects without end", TREE, "depth", repeating("$,\"result\":", "{\"a\":")),
                SUBJECT.unreadable(
                        "nests lists without end in a field that is not read",
                        NAME,
                        "depth",
                        repeating("$,\"x\":", "[")),
                SUBJECT.unreadable(
                        "nests lists without end in the data of an error",
                        NAME,
                        "depth",
                        repeating("$,\"error\":{\"code\":1,\"data\":", "[")),
                SUBJECT.unreadable("nests lists without end in a batch", BATCH, "depth", repeating("", "[")),
                SUBJECT.unreadable(
                        "nests objects without end beside the items of a page",
                        SUBNETS,
                        "depth",
                        repeating("{\"subnets\":[],\"x\":", "{\"a\":")),
                SUBJECT.large("sends a number without end", TREE, LONGER, repeating("$,\"result\":", "9")),
                SUBJECT.large("sends a fraction without end", TREE, LONGER, repeating("$,\"result\":0.", "9")),
                SUBJECT.unreadable(
                        "sends the name of a field without end",
                        TREE,
                        "ame length",
                        repeating("$,\"result\":{\"", "a")),
                SUBJECT.refused("sends the body of an error without end", NAME, "the server responded 500", v -> {
                    v.send("HTTP/1.1 500 Oops\r\n\r\n");
                    v.endless("error ");
                }),
                SUBJECT.broken("sends a status line without end", NAME, "", v -> {
                    v.send("HTTP/1.1 200 ");
                    v.endless("O");
                }),
                SUBJECT.broken("sends a header without end", NAME, "", v -> {
                    v.send("HTTP/1.1 200 OK\r\na: ");
                    v.endless("a");
                }),
                SUBJECT.broken("sends headers without end", NAME, "", v -> {
                    v.send("HTTP/1.1 200 OK\r\n");
                    v.endless("a: b\r\n");
                }),
                SUBJECT.broken("sends a header of a mebibyte", NAME, "", v -> {
                    v.send("HTTP/1.1 200 OK\r\na: " + "a".repeat(1 << 20) + "\r\n");
                    v.result("{\"networkName\":\"a\"}");
                }),
                SUBJECT.broken("sends trailers without end", NAME, "", v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    String body = v.opened() + "{\"networkName\":\"a\"}}";
                    v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n");
                    v.endless("a: b\r\n");
                }),
                SUBJECT.large(
                                "sends the extension of a chunk without end",
                                NAME,
                                "much longer than the bound of 8388608 bytes",
                                v -> {
                                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                                    v.send("1;");
                                    v.endless("a");
                                })
                        .ownHttp());
    }
}
