package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.List;

/** Servers that bend JSON-RPC, alone and in batches. */
final class RpcCases {
    private static final String SUBJECT = "JSON-RPC";
    private static final String BATCHES = "Batches";

    private RpcCases() {}

    private static HostileCase unreadable(String name, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, Attacks.NAME, server, ResponseFormatException.class, says);
    }

    private static HostileCase error(String name, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, Attacks.NAME, server, JsonRpcException.class, says);
    }

    /** What comes of the two calls of a batch. */
    private static HostileCase batch(String name, Simple server, String... says) {
        return HostileCases.value(BATCHES, name, Attacks.BATCH, server, says);
    }

    private static String item(String id, String rest) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + "," + rest + "}";
    }

    static List<HostileCase> all() {
        String ok = "\"result\":{\"networkName\":\"a\"}";
        String one = "\"result\":\"0x1\"";
        String two = "\"result\":\"0x2\"";
        return List.of(
                unreadable(
                        "responds with another id",
                        v -> v.json(item("999", ok)),
                        "the id is 999, but the request's was"),
                unreadable("responds without an id", v -> v.json("{" + ok + "}"), "the id is null"),
                unreadable("responds with null for an id", v -> v.json(item("null", ok)), "the id is"),
                unreadable("responds with the id as a text", v -> v.json(item("\"" + v.id() + "\"", ok)), "the id is"),
                unreadable("responds with the id as a fraction", v -> v.json(item(v.id() + ".0", ok)), "the id is"),
                unreadable("responds with an id below zero", v -> v.json(item("-1", ok)), "the id is"),
                unreadable("responds with an id of 900 digits", v -> v.json(item("9".repeat(900), ok)), "the id is"),
                unreadable(
                        "responds with a list for an id",
                        v -> v.json(item("[[[" + "1,".repeat(9000) + "1]]]", ok)),
                        "the id is"),
                unreadable(
                        "sends the id twice",
                        v -> v.json(item(v.id(), "\"id\":" + v.id() + "," + ok)),
                        "the field id twice"),
                unreadable(
                        "sends the result twice", v -> v.json(item(v.id(), ok + "," + ok)), "the field result twice"),
                unreadable(
                        "sends the error twice",
                        v -> v.json(item(v.id(), "\"error\":null,\"error\":null," + ok)),
                        "the field error twice"),
                unreadable(
                        "sends a result and an error",
                        v -> v.json(item(v.id(), ok + ",\"error\":{\"code\":1,\"message\":\"a\"}")),
                        "both a result and an error"),
                unreadable(
                        "sends neither a result nor an error",
                        v -> v.json(item(v.id(), "\"x\":1")),
                        "neither a result nor an error"),
                unreadable("sends null for a result", v -> v.result("null"), "$.result"),
                unreadable(
                        "responds with a list to one request",
                        v -> v.json("[" + item(v.id(), ok) + "]"),
                        "not a JSON-RPC response"),
                HostileCases.value(
                        SUBJECT,
                        "states another version",
                        Attacks.NAME,
                        v -> v.json("{\"jsonrpc\":\"9\",\"id\":" + v.id() + "," + ok + "}"),
                        "a"),
                error(
                        "sends an error without an id",
                        v -> v.json("{\"error\":{\"code\":-32700,\"message\":\"parse error\"}}"),
                        "error -32700 'parse error'"),
                error("sends a text for an error", v -> v.error("\"went wrong\""), "went wrong"),
                error("sends an empty error", v -> v.error("{}"), "error 0"),
                error("sends a list for an error", v -> v.error("[1]"), "error 0"),
                error(
                        "sends an error whose code is beyond 64 bits",
                        v -> v.error("{\"code\":99999999999999999999,\"message\":\"a\"}"),
                        "'a'"),
                error(
                        "sends an error whose message is an object",
                        v -> v.error("{\"code\":1,\"message\":{\"a\":1}}"),
                        "error 1"),
                error(
                        "has line breaks in the message of an error",
                        v -> v.error("{\"code\":1,\"message\":\"a\\r\\nINFO forged\"}"),
                        "error 1 'a  INFO forged'"),
                error(
                        "has control characters in the message of an error",
                        v -> v.error("{\"code\":1,\"message\":\"\\u001b[31mred\\u0000\\u202e\\u2028\"}"),
                        "\\u001b[31mred\\u0000\\u202e\\u2028"),
                error(
                        "has a message of a megabyte in an error",
                        v -> v.error("{\"code\":1,\"message\":\"" + "m".repeat(1 << 20) + "\"}"),
                        "error 1 'mmmm"),
                error(
                        "has a megabyte of data in an error",
                        v -> v.error("{\"code\":1,\"message\":\"a\",\"data\":\"" + "d".repeat(1 << 20) + "\"}"),
                        "error 1 'a'"),
                error(
                        "sends an error with an error status",
                        v -> v.respond(
                                "500 Oops",
                                Visit.JSON,
                                "{\"id\":7,\"error\":{\"code\":-32000,\"message\":\"\\u001ba\"}}"),
                        "error -32000 '\\u001ba'"),
                batch(
                        "shuffles the responses",
                        v -> v.json("[" + item(v.ids().get(1), two) + ","
                                + item(v.ids().get(0), one) + "]"),
                        "1 and 2"),
                batch(
                        "leaves a response out",
                        v -> v.json("[" + item(v.ids().get(1), two) + "]"),
                        "no response for this call",
                        "and 2"),
                batch("leaves all responses out", v -> v.json("[]"), "no response for this call"),
                batch(
                        "sends a response twice",
                        v -> v.json("[" + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(0), one) + "," + item(v.ids().get(1), two) + "]"),
                        "two responses for one call",
                        "and 2"),
                batch(
                        "sends an unrequested response",
                        v -> v.json("[" + item("77", one) + "," + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(1), two) + "]"),
                        "1 and 2"),
                batch(
                        "sends ten thousand unrequested responses",
                        v -> v.json("[" + item(v.ids().get(0), one) + "," + (item("77", one) + ",").repeat(10_000)
                                + item(v.ids().get(1), two) + "]"),
                        "1 and 2"),
                batch(
                        "sends the ids as texts",
                        v -> v.json("[" + item("\"" + v.ids().get(0) + "\"", one) + ","
                                + item(v.ids().get(1), two) + "]"),
                        "no response for this call",
                        "and 2"),
                batch(
                        "puts other objects among the responses",
                        v -> v.json("[1,null,[],\"a\",{}," + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(1), two) + "]"),
                        "1 and 2"),
                batch(
                        "sends one result that cannot be read",
                        v -> v.json("[" + item(v.ids().get(0), "\"result\":\"0xzz\"") + ","
                                + item(v.ids().get(1), two) + "]"),
                        "$[0].result",
                        "and 2"),
                batch(
                        "sends one error with control characters",
                        v -> v.json("[" + item(v.ids().get(0), "\"error\":{\"code\":1,\"message\":\"\\u001ba\"}") + ","
                                + item(v.ids().get(1), two) + "]"),
                        "error 1 '\\u001ba'",
                        "and 2"),
                HostileCases.fails(
                        BATCHES,
                        "responds to a batch with one object",
                        Attacks.BATCH,
                        v -> v.json(item(v.ids().get(0), one)),
                        ResponseFormatException.class,
                        "not a batch of responses"),
                HostileCases.fails(
                        BATCHES,
                        "responds to a batch with one error",
                        Attacks.BATCH,
                        v -> v.json(item("null", "\"error\":{\"code\":-32600,\"message\":\"batch\"}")),
                        JsonRpcException.class,
                        "error -32600 'batch'"));
    }
}
