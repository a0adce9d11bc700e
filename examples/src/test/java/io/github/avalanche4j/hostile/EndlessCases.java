package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.List;

/** Servers that never stop: a bound ends these calls, and not the heap. */
final class EndlessCases {
    private static final String SUBJECT = "Without end";
    private static final String LONGER = "longer than the bound of 8388608 bytes";

    private static final String CHECK = "{\"timestamp\":\"2026-01-01T00:00:00Z\",\"duration\":0}";

    private EndlessCases() {}

    private static HostileCase large(String subject, String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(subject, name, attack, server, ResponseTooLargeException.class, says);
    }

    private static HostileCase unreadable(String subject, String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(subject, name, attack, server, ResponseFormatException.class, says);
    }

    private static HostileCase cut(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ConnectionException.class, says);
    }

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
                large(
                        SUBJECT,
                        "sends a text without end",
                        Attacks.NAME,
                        repeating("$,\"result\":{\"networkName\":\"", "a"),
                        LONGER),
                large(
                        SUBJECT,
                        "sends escapes without end",
                        Attacks.NAME,
                        repeating("$,\"result\":{\"networkName\":\"", "\\u0041"),
                        LONGER),
                large(
                        SUBJECT,
                        "sends white space without end before its response",
                        Attacks.CHAIN,
                        repeating("", "\n"),
                        LONGER),
                large(
                        SUBJECT,
                        "sends white space without end after its response",
                        Attacks.NAME,
                        repeating("$,\"result\":{\"networkName\":\"a\"}}", " "),
                        LONGER),
                large(
                        SUBJECT,
                        "lists tiny values without end",
                        Attacks.TREE,
                        repeating("$,\"result\":[0", ",0"),
                        "values"),
                large(
                        SUBJECT,
                        "lists empty lists without end",
                        Attacks.TREE,
                        repeating("$,\"result\":[[]", ",[]"),
                        "values"),
                large(
                        SUBJECT,
                        "lists empty objects without end",
                        Attacks.TREE,
                        repeating("$,\"result\":[{}", ",{}"),
                        "values"),
                large(
                        SUBJECT,
                        "repeats a field of an object without end",
                        Attacks.TREE,
                        repeating("$,\"result\":{\"a\":0", ",\"a\":0"),
                        "values"),
                large(
                        SUBJECT,
                        "lists nulls without end",
                        Attacks.PEERS,
                        repeating("$,\"result\":{\"peers\":[null", ",null"),
                        "values"),
                large(
                        SUBJECT,
                        "lists validators without end",
                        Attacks.VALIDATORS,
                        repeating(
                                "$,\"result\":{\"validators\":[" + HostileCases.VALIDATOR,
                                "," + HostileCases.VALIDATOR),
                        ""),
                unreadable(
                        SUBJECT,
                        "lists empty peers without end",
                        Attacks.PEERS,
                        repeating("$,\"result\":{\"peers\":[{}", ",{}"),
                        "$.result.peers[0]"),
                large(
                        SUBJECT,
                        "reports checks without end",
                        Attacks.HEALTH,
                        v -> {
                            v.jsonHead();
                            v.send("{\"healthy\":true,\"checks\":{\"a\":" + CHECK);
                            for (int i = 0; ; i++) {
                                v.out().write((",\"" + i + "\":" + CHECK).getBytes(UTF_8));
                            }
                        },
                        "values"),
                large(
                        SUBJECT,
                        "adds an unknown field without end",
                        Attacks.NAME,
                        repeating("$,\"x\":[\"a\"", ",\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\""),
                        LONGER),
                large(SUBJECT, "responds to a batch without end", Attacks.BATCH, repeating("[{}", ",{}"), "values"),
                large(
                        SUBJECT,
                        "lists chains without end in one page",
                        Attacks.METRICS_CHAINS,
                        repeating(
                                "{\"chains\":[{\"evmChainId\":1,\"chainName\":\"a\"}",
                                ",{\"evmChainId\":1,\"chainName\":\"a\"}"),
                        "values"),
                large(
                        SUBJECT,
                        "sends metrics without end",
                        Attacks.METRICS,
                        v -> {
                            v.head("Content-Type: text/plain\r\n");
                            for (int i = 0; ; i++) {
                                v.out().write(("a" + i + " 1\n").getBytes(UTF_8));
                            }
                        },
                        "values"),
                large(
                        SUBJECT,
                        "sends a line of metrics without end",
                        Attacks.METRICS,
                        v -> {
                            v.head("Content-Type: text/plain\r\n");
                            v.endless("a");
                        },
                        LONGER),
                unreadable(SUBJECT, "nests lists without end", Attacks.TREE, repeating("$,\"result\":", "["), "depth"),
                unreadable(
                        SUBJECT,
                        "nests objects without end",
                        Attacks.TREE,
                        repeating("$,\"result\":", "{\"a\":"),
                        "depth"),
                unreadable(
                        SUBJECT,
                        "nests lists without end in a field that is not read",
                        Attacks.NAME,
                        repeating("$,\"x\":", "["),
                        "depth"),
                unreadable(
                        SUBJECT,
                        "nests lists without end in the data of an error",
                        Attacks.NAME,
                        repeating("$,\"error\":{\"code\":1,\"data\":", "["),
                        "depth"),
                unreadable(SUBJECT, "nests lists without end in a batch", Attacks.BATCH, repeating("", "["), "depth"),
                unreadable(
                        SUBJECT,
                        "nests objects without end beside the items of a page",
                        Attacks.SUBNETS,
                        repeating("{\"subnets\":[],\"x\":", "{\"a\":"),
                        "depth"),
                large(SUBJECT, "sends a number without end", Attacks.TREE, repeating("$,\"result\":", "9"), LONGER),
                large(SUBJECT, "sends a fraction without end", Attacks.TREE, repeating("$,\"result\":0.", "9"), LONGER),
                unreadable(
                        SUBJECT,
                        "sends the name of a field without end",
                        Attacks.TREE,
                        repeating("$,\"result\":{\"", "a"),
                        "ame length"),
                HostileCases.fails(
                        SUBJECT,
                        "sends the body of an error without end",
                        Attacks.NAME,
                        v -> {
                            v.send("HTTP/1.1 500 Oops\r\n\r\n");
                            v.endless("error ");
                        },
                        ApiException.class,
                        "the server responded 500"),
                cut("sends a status line without end", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 ");
                    v.endless("O");
                }),
                cut("sends a header without end", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 OK\r\na: ");
                    v.endless("a");
                }),
                cut("sends headers without end", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 OK\r\n");
                    v.endless("a: b\r\n");
                }),
                cut("sends a header of a mebibyte", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 OK\r\na: " + "a".repeat(1 << 20) + "\r\n");
                    v.result("{\"networkName\":\"a\"}");
                }),
                cut("sends trailers without end", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    String body = v.opened() + "{\"networkName\":\"a\"}}";
                    v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n");
                    v.endless("a: b\r\n");
                }),
                large(
                                SUBJECT,
                                "sends the extension of a chunk without end",
                                Attacks.NAME,
                                v -> {
                                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                                    v.send("1;");
                                    v.endless("a");
                                },
                                "much longer than the bound of 8388608 bytes")
                        .ownHttp());
    }
}
