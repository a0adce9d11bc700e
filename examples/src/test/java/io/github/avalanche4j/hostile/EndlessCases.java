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
import static io.github.avalanche4j.hostile.HostileCase.Behavior.repeats;
import static io.github.avalanche4j.hostile.Visit.NAMED;
import static io.github.avalanche4j.hostile.Visit.OK_CHUNKED;
import static io.github.avalanche4j.hostile.Visit.OK_JSON;
import static io.github.avalanche4j.hostile.Visit.OK_TEXT;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Attack;
import java.util.List;

/** Servers that never stop: a bound ends these calls, and not the heap. */
final class EndlessCases {
    private static final Subject SUBJECT = new Subject("Without end");
    private static final String LONGER = "longer than the bound of 8388608 bytes";

    private static final String CHECK = "{\"timestamp\":\"2026-01-01T00:00:00Z\",\"duration\":0}";

    private EndlessCases() {}

    /** A response of JSON that begins with {@code head}, in which a text comes again and again. */
    private static HostileCase large(String name, Attack attack, String says, String head, String piece) {
        return SUBJECT.large(name, attack, says, repeats(OK_JSON + head, piece));
    }

    private static HostileCase unreadable(String name, Attack attack, String says, String head, String piece) {
        return SUBJECT.unreadable(name, attack, says, repeats(OK_JSON + head, piece));
    }

    private static HostileCase broken(String name, String head, String piece) {
        return SUBJECT.broken(name, NAME, "", repeats(head, piece));
    }

    static List<HostileCase> all() {
        String validator = HostileCases.VALIDATOR;
        String chain = "{\"evmChainId\":1,\"chainName\":\"a\"}";
        return List.of(
                large("sends a text without end", NAME, LONGER, "${\"networkName\":\"", "a"),
                large("sends escapes without end", NAME, LONGER, "${\"networkName\":\"", "\\u0041"),
                large("sends white space without end before its response", CHAIN, LONGER, "", "\n"),
                large("sends white space without end after its response", NAME, LONGER, "$" + NAMED + "}", " "),
                large("lists tiny values without end", TREE, "values", "$[0", ",0"),
                large("lists empty lists without end", TREE, "values", "$[[]", ",[]"),
                large("lists empty objects without end", TREE, "values", "$[{}", ",{}"),
                large("repeats a field of an object without end", TREE, "values", "${\"a\":0", ",\"a\":0"),
                large("lists nulls without end", PEERS, "values", "${\"peers\":[null", ",null"),
                large(
                        "lists validators without end",
                        VALIDATORS,
                        "",
                        "${\"validators\":[" + validator,
                        "," + validator),
                unreadable("lists empty peers without end", PEERS, "$.result.peers[0]", "${\"peers\":[{}", ",{}"),
                SUBJECT.large("reports checks without end", HEALTH, "values", v -> {
                    v.jsonHead();
                    v.send("{\"healthy\":true,\"checks\":{\"a\":" + CHECK);
                    for (int i = 0; ; i++) {
                        v.out().write((",\"" + i + "\":" + CHECK).getBytes(UTF_8));
                    }
                }),
                SUBJECT.large("adds an unknown field without end", NAME, LONGER, v -> {
                    v.jsonHead();
                    v.send(v.started() + "\"x\":[\"a\"");
                    v.endless(",\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"");
                }),
                large("responds to a batch without end", BATCH, "values", "[{}", ",{}"),
                large(
                        "lists chains without end in one page",
                        METRICS_CHAINS,
                        "values",
                        "{\"chains\":[" + chain,
                        "," + chain),
                SUBJECT.large("sends metrics without end", METRICS, "values", v -> {
                    v.send(OK_TEXT);
                    for (int i = 0; ; i++) {
                        v.out().write(("a" + i + " 1\n").getBytes(UTF_8));
                    }
                }),
                SUBJECT.large("sends a line of metrics without end", METRICS, LONGER, repeats(OK_TEXT, "a")),
                unreadable("nests lists without end", TREE, "depth", "$", "["),
                unreadable("nests objects without end", TREE, "depth", "$", "{\"a\":"),
                SUBJECT.unreadable("nests lists without end in a field that is not read", NAME, "depth", v -> {
                    v.jsonHead();
                    v.send(v.started() + "\"x\":");
                    v.endless("[");
                }),
                SUBJECT.unreadable("nests lists without end in the data of an error", NAME, "depth", v -> {
                    v.jsonHead();
                    v.send(v.started() + "\"error\":{\"code\":1,\"data\":");
                    v.endless("[");
                }),
                unreadable("nests lists without end in a batch", BATCH, "depth", "", "["),
                unreadable(
                        "nests objects without end beside the items of a page",
                        SUBNETS,
                        "depth",
                        "{\"subnets\":[],\"x\":",
                        "{\"a\":"),
                large("sends a number without end", TREE, LONGER, "$", "9"),
                large("sends a fraction without end", TREE, LONGER, "$0.", "9"),
                unreadable("sends the name of a field without end", TREE, "ame length", "${\"", "a"),
                SUBJECT.refused(
                        "sends the body of an error without end",
                        NAME,
                        "the server responded 500",
                        repeats("HTTP/1.1 500 Oops\r\n\r\n", "error ")),
                broken("sends a status line without end", "HTTP/1.1 200 ", "O"),
                broken("sends a header without end", "HTTP/1.1 200 OK\r\na: ", "a"),
                broken("sends headers without end", "HTTP/1.1 200 OK\r\n", "a: b\r\n"),
                SUBJECT.broken("sends a header of a mebibyte", NAME, "", v -> {
                    v.send("HTTP/1.1 200 OK\r\na: " + "a".repeat(1 << 20) + "\r\n");
                    v.result(NAMED);
                }),
                SUBJECT.broken("sends trailers without end", NAME, "", v -> {
                    v.send(OK_CHUNKED + Visit.chunk(v.named()) + "0\r\n");
                    v.endless("a: b\r\n");
                }),
                SUBJECT.large(
                                "sends the extension of a chunk without end",
                                NAME,
                                "much longer than the bound of 8388608 bytes",
                                repeats(OK_CHUNKED + "1;", "a"))
                        .ownHttp());
    }
}
