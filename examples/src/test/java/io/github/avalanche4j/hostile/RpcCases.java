package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.BATCH;
import static io.github.avalanche4j.hostile.Attacks.NAME;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.util.List;

/** Servers that bend JSON-RPC, alone and in batches. */
final class RpcCases {
    private static final Subject SUBJECT = new Subject("JSON-RPC");
    private static final Subject BATCHES = new Subject("Batches");

    private static final String ONE = "\"result\":\"0x1\"";
    private static final String TWO = "\"result\":\"0x2\"";

    private RpcCases() {}

    /** A server that responds with this, in which $id is the request's id. */
    private static HostileCase unreadable(String name, String says, String response) {
        return SUBJECT.unreadable(name, NAME, says, v -> v.json(response.replace("$id", v.id())));
    }

    private static HostileCase error(String name, String says, Behavior server) {
        return SUBJECT.fails(name, NAME, JsonRpcException.class, says, server);
    }

    private static HostileCase error(String name, String says, String error) {
        return error(name, says, v -> v.error(error));
    }

    /** What comes of the two calls of a batch; in the responses $1 and $2 are the right ones, $id is the first id. */
    private static HostileCase batch(String name, String says, String responses) {
        return BATCHES.value(
                name,
                BATCH,
                says,
                v -> v.json("["
                        + responses
                                .replace("$1", item(v.ids().get(0), ONE))
                                .replace("$2", item(v.ids().get(1), TWO))
                                .replace("$id", v.ids().get(0))
                        + "]"));
    }

    private static String item(String id, String rest) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + "," + rest + "}";
    }

    static List<HostileCase> all() {
        String ok = "\"result\":{\"networkName\":\"a\"}";
        return List.of(
                unreadable("responds with another id", "the id is 999, but the request's was", item("999", ok)),
                unreadable("responds without an id", "the id is null", "{" + ok + "}"),
                unreadable("responds with null for an id", "the id is", item("null", ok)),
                unreadable("responds with the id as a text", "the id is", item("\"$id\"", ok)),
                unreadable("responds with the id as a fraction", "the id is", item("$id.0", ok)),
                unreadable("responds with an id below zero", "the id is", item("-1", ok)),
                unreadable("responds with an id of 900 digits", "the id is", item("9".repeat(900), ok)),
                unreadable("responds with a list for an id", "the id is", item("[[[" + "1,".repeat(9000) + "1]]]", ok)),
                unreadable("sends the id twice", "the field id twice", item("$id", "\"id\":$id," + ok)),
                unreadable("sends the result twice", "the field result twice", item("$id", ok + "," + ok)),
                unreadable(
                        "sends the error twice",
                        "the field error twice",
                        item("$id", "\"error\":null,\"error\":null," + ok)),
                unreadable(
                        "sends a result and an error",
                        "both a result and an error",
                        item("$id", ok + ",\"error\":{\"code\":1,\"message\":\"a\"}")),
                unreadable(
                        "sends neither a result nor an error", "neither a result nor an error", item("$id", "\"x\":1")),
                unreadable("sends null for a result", "$.result", item("$id", "\"result\":null")),
                unreadable(
                        "responds with a list to one request", "not a JSON-RPC response", "[" + item("$id", ok) + "]"),
                SUBJECT.value(
                        "states another version",
                        NAME,
                        "a",
                        v -> v.json("{\"jsonrpc\":\"9\",\"id\":" + v.id() + "," + ok + "}")),
                error(
                        "sends an error without an id",
                        "error -32700 'parse error'",
                        v -> v.json("{\"error\":{\"code\":-32700,\"message\":\"parse error\"}}")),
                error("sends a text for an error", "went wrong", "\"went wrong\""),
                error("sends an empty error", "error 0", "{}"),
                error("sends a list for an error", "error 0", "[1]"),
                error(
                        "sends an error whose code is beyond 64 bits",
                        "'a'",
                        "{\"code\":99999999999999999999,\"message\":\"a\"}"),
                error("sends an error whose message is an object", "error 1", "{\"code\":1,\"message\":{\"a\":1}}"),
                error(
                        "has line breaks in the message of an error",
                        "error 1 'a  INFO forged'",
                        "{\"code\":1,\"message\":\"a\\r\\nINFO forged\"}"),
                error(
                        "has control characters in the message of an error",
                        "\\u001b[31mred\\u0000\\u202e\\u2028",
                        "{\"code\":1,\"message\":\"\\u001b[31mred\\u0000\\u202e\\u2028\"}"),
                error(
                        "has a message of a megabyte in an error",
                        "error 1 'mmmm",
                        "{\"code\":1,\"message\":\"" + "m".repeat(1 << 20) + "\"}"),
                error(
                        "has a megabyte of data in an error",
                        "error 1 'a'",
                        "{\"code\":1,\"message\":\"a\",\"data\":\"" + "d".repeat(1 << 20) + "\"}"),
                error(
                        "sends an error with an error status",
                        "error -32000 '\\u001ba'",
                        v -> v.respond(
                                "500 Oops",
                                Visit.JSON,
                                "{\"id\":7,\"error\":{\"code\":-32000,\"message\":\"\\u001ba\"}}")),
                batch("shuffles the responses", "1 and 2", "$2,$1"),
                batch("leaves a response out", "no response for this call … and 2", "$2"),
                batch("leaves all responses out", "no response for this call", ""),
                batch("sends a response twice", "two responses for one call … and 2", "$1,$1,$2"),
                batch("sends an unrequested response", "1 and 2", item("77", ONE) + ",$1,$2"),
                batch(
                        "sends ten thousand unrequested responses",
                        "1 and 2",
                        "$1," + (item("77", ONE) + ",").repeat(10_000) + "$2"),
                batch("sends the ids as texts", "no response for this call … and 2", item("\"$id\"", ONE) + ",$2"),
                batch("puts other objects among the responses", "1 and 2", "1,null,[],\"a\",{},$1,$2"),
                batch(
                        "sends one result that cannot be read",
                        "$[0].result … and 2",
                        item("$id", "\"result\":\"0xzz\"") + ",$2"),
                batch(
                        "sends one error with control characters",
                        "error 1 '\\u001ba' … and 2",
                        item("$id", "\"error\":{\"code\":1,\"message\":\"\\u001ba\"}") + ",$2"),
                BATCHES.unreadable(
                        "responds to a batch with one object",
                        BATCH,
                        "not a batch of responses",
                        v -> v.json(item(v.id(), ONE))),
                BATCHES.fails(
                        "responds to a batch with one error",
                        BATCH,
                        JsonRpcException.class,
                        "error -32600 'batch'",
                        v -> v.json(item("null", "\"error\":{\"code\":-32600,\"message\":\"batch\"}"))));
    }
}
