package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.BATCH;
import static io.github.avalanche4j.hostile.Attacks.NAME;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.List;

/** Servers that bend JSON-RPC, alone and in batches. */
final class RpcCases {
    private static final Subject SUBJECT = new Subject("JSON-RPC");
    private static final Subject BATCHES = new Subject("Batches");

    private RpcCases() {}

    private static HostileCase unreadable(String name, String says, Simple server) {
        return SUBJECT.unreadable(name, NAME, says, server);
    }

    private static HostileCase error(String name, String says, Simple server) {
        return SUBJECT.fails(name, NAME, JsonRpcException.class, says, server);
    }

    /** What comes of the two calls of a batch. */
    private static HostileCase batch(String name, String says, Simple server) {
        return BATCHES.value(name, BATCH, says, server);
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
                        "the id is 999, but the request's was",
                        v -> v.json(item("999", ok))),
                unreadable("responds without an id", "the id is null", v -> v.json("{" + ok + "}")),
                unreadable("responds with null for an id", "the id is", v -> v.json(item("null", ok))),
                unreadable("responds with the id as a text", "the id is", v -> v.json(item("\"" + v.id() + "\"", ok))),
                unreadable("responds with the id as a fraction", "the id is", v -> v.json(item(v.id() + ".0", ok))),
                unreadable("responds with an id below zero", "the id is", v -> v.json(item("-1", ok))),
                unreadable("responds with an id of 900 digits", "the id is", v -> v.json(item("9".repeat(900), ok))),
                unreadable(
                        "responds with a list for an id",
                        "the id is",
                        v -> v.json(item("[[[" + "1,".repeat(9000) + "1]]]", ok))),
                unreadable(
                        "sends the id twice",
                        "the field id twice",
                        v -> v.json(item(v.id(), "\"id\":" + v.id() + "," + ok))),
                unreadable(
                        "sends the result twice", "the field result twice", v -> v.json(item(v.id(), ok + "," + ok))),
                unreadable(
                        "sends the error twice",
                        "the field error twice",
                        v -> v.json(item(v.id(), "\"error\":null,\"error\":null," + ok))),
                unreadable(
                        "sends a result and an error",
                        "both a result and an error",
                        v -> v.json(item(v.id(), ok + ",\"error\":{\"code\":1,\"message\":\"a\"}"))),
                unreadable(
                        "sends neither a result nor an error",
                        "neither a result nor an error",
                        v -> v.json(item(v.id(), "\"x\":1"))),
                unreadable("sends null for a result", "$.result", v -> v.result("null")),
                unreadable(
                        "responds with a list to one request",
                        "not a JSON-RPC response",
                        v -> v.json("[" + item(v.id(), ok) + "]")),
                SUBJECT.value(
                        "states another version",
                        NAME,
                        "a",
                        v -> v.json("{\"jsonrpc\":\"9\",\"id\":" + v.id() + "," + ok + "}")),
                error(
                        "sends an error without an id",
                        "error -32700 'parse error'",
                        v -> v.json("{\"error\":{\"code\":-32700,\"message\":\"parse error\"}}")),
                error("sends a text for an error", "went wrong", v -> v.error("\"went wrong\"")),
                error("sends an empty error", "error 0", v -> v.error("{}")),
                error("sends a list for an error", "error 0", v -> v.error("[1]")),
                error(
                        "sends an error whose code is beyond 64 bits",
                        "'a'",
                        v -> v.error("{\"code\":99999999999999999999,\"message\":\"a\"}")),
                error(
                        "sends an error whose message is an object",
                        "error 1",
                        v -> v.error("{\"code\":1,\"message\":{\"a\":1}}")),
                error(
                        "has line breaks in the message of an error",
                        "error 1 'a  INFO forged'",
                        v -> v.error("{\"code\":1,\"message\":\"a\\r\\nINFO forged\"}")),
                error(
                        "has control characters in the message of an error",
                        "\\u001b[31mred\\u0000\\u202e\\u2028",
                        v -> v.error("{\"code\":1,\"message\":\"\\u001b[31mred\\u0000\\u202e\\u2028\"}")),
                error(
                        "has a message of a megabyte in an error",
                        "error 1 'mmmm",
                        v -> v.error("{\"code\":1,\"message\":\"" + "m".repeat(1 << 20) + "\"}")),
                error(
                        "has a megabyte of data in an error",
                        "error 1 'a'",
                        v -> v.error("{\"code\":1,\"message\":\"a\",\"data\":\"" + "d".repeat(1 << 20) + "\"}")),
                error(
                        "sends an error with an error status",
                        "error -32000 '\\u001ba'",
                        v -> v.respond(
                                "500 Oops",
                                Visit.JSON,
                                "{\"id\":7,\"error\":{\"code\":-32000,\"message\":\"\\u001ba\"}}")),
                batch(
                        "shuffles the responses",
                        "1 and 2",
                        v -> v.json("[" + item(v.ids().get(1), two) + ","
                                + item(v.ids().get(0), one) + "]")),
                batch(
                        "leaves a response out",
                        "no response for this call … and 2",
                        v -> v.json("[" + item(v.ids().get(1), two) + "]")),
                batch("leaves all responses out", "no response for this call", v -> v.json("[]")),
                batch(
                        "sends a response twice",
                        "two responses for one call … and 2",
                        v -> v.json("[" + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(0), one) + "," + item(v.ids().get(1), two) + "]")),
                batch(
                        "sends an unrequested response",
                        "1 and 2",
                        v -> v.json("[" + item("77", one) + "," + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(1), two) + "]")),
                batch(
                        "sends ten thousand unrequested responses",
                        "1 and 2",
                        v -> v.json("[" + item(v.ids().get(0), one) + "," + (item("77", one) + ",").repeat(10_000)
                                + item(v.ids().get(1), two) + "]")),
                batch(
                        "sends the ids as texts",
                        "no response for this call … and 2",
                        v -> v.json("[" + item("\"" + v.ids().get(0) + "\"", one) + ","
                                + item(v.ids().get(1), two) + "]")),
                batch(
                        "puts other objects among the responses",
                        "1 and 2",
                        v -> v.json("[1,null,[],\"a\",{}," + item(v.ids().get(0), one) + ","
                                + item(v.ids().get(1), two) + "]")),
                batch(
                        "sends one result that cannot be read",
                        "$[0].result … and 2",
                        v -> v.json("[" + item(v.ids().get(0), "\"result\":\"0xzz\"") + ","
                                + item(v.ids().get(1), two) + "]")),
                batch(
                        "sends one error with control characters",
                        "error 1 '\\u001ba' … and 2",
                        v -> v.json("[" + item(v.ids().get(0), "\"error\":{\"code\":1,\"message\":\"\\u001ba\"}") + ","
                                + item(v.ids().get(1), two) + "]")),
                BATCHES.unreadable(
                        "responds to a batch with one object",
                        BATCH,
                        "not a batch of responses",
                        v -> v.json(item(v.ids().get(0), one))),
                BATCHES.fails(
                        "responds to a batch with one error",
                        BATCH,
                        JsonRpcException.class,
                        "error -32600 'batch'",
                        v -> v.json(item("null", "\"error\":{\"code\":-32600,\"message\":\"batch\"}"))));
    }
}
