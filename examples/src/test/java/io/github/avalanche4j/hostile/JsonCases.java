package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.nio.charset.Charset;
import java.util.List;

/** Servers whose JSON is none, or nearly none. */
final class JsonCases {
    private static final String SUBJECT = "JSON";

    private JsonCases() {}

    private static HostileCase unreadable(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ResponseFormatException.class, says);
    }

    private static HostileCase value(String name, Attack attack, Simple server, String... says) {
        return HostileCases.value(SUBJECT, name, attack, server, says);
    }

    /** A result in which the network's name is this JSON. */
    private static Simple named(String json) {
        return named(json, UTF_8);
    }

    private static Simple named(String json, Charset charset) {
        return v -> v.respond("200 OK", Visit.JSON, (v.opened() + "{\"networkName\":" + json + "}}").getBytes(charset));
    }

    static List<HostileCase> all() {
        return List.of(
                unreadable("sends nothing", Attacks.NAME, v -> v.json(""), "the response is empty"),
                unreadable("sends white space only", Attacks.CHAIN, v -> v.json(" \n\t "), "the response is empty"),
                unreadable("sends null", Attacks.CHAIN, v -> v.json("null"), "null where a value is required"),
                unreadable("sends a text in the place of an object", Attacks.CHAIN, v -> v.json("\"no\""), "$"),
                unreadable("sends a list in the place of an object", Attacks.CHAIN, v -> v.json("[]"), "$"),
                unreadable(
                        "sends an object in the place of a list",
                        Attacks.PEERS,
                        v -> v.result("{\"peers\":{}}"),
                        "$.result.peers",
                        "not a list"),
                unreadable(
                        "sends an object in the place of a text",
                        Attacks.NAME,
                        named("{\"a\":1}"),
                        "$.result.networkName"),
                unreadable(
                        "sends two responses",
                        Attacks.NAME,
                        v -> v.json(v.opened() + "{\"networkName\":\"a\"}}" + v.opened() + "1}"),
                        "continues after the response"),
                unreadable(
                        "continues after its response", Attacks.CHAIN, v -> v.json("{\"chainId\":\"1\"} trailing"), ""),
                unreadable("has a comma too many", Attacks.NAME, named("\"a\","), "$.result"),
                unreadable("writes comments", Attacks.NAME, named("/* a */ \"a\""), "$.result"),
                unreadable("writes with single quotes", Attacks.NAME, named("'a'"), "$.result"),
                unreadable("writes a malformed number", Attacks.TREE, v -> v.result("NaN"), "cannot be read at $"),
                unreadable(
                        "writes a number with leading zeros",
                        Attacks.TREE,
                        v -> v.result("007"),
                        "cannot be read at $"),
                unreadable("has a raw line break in a text", Attacks.NAME, named("\"a\nb\""), "$.result"),
                unreadable("has a NUL between the fields", Attacks.NAME, named("\"a\"\u0000"), "$.result"),
                unreadable("has a NUL in a text", Attacks.NAME, named("\"a\u0000b\""), "$.result"),
                value("escapes a NUL in a text", Attacks.NAME, named("\"a\\u0000b\""), "a\u0000b"),
                value(
                        "begins with a byte order mark",
                        Attacks.NAME,
                        v -> v.json("\ufeff" + v.opened() + "{\"networkName\":\"a\"}}"),
                        "a"),
                value("writes in UTF-16", Attacks.NAME, named("\"\u00e4\"", UTF_16), "\u00e4"),
                unreadable("writes in Latin-1", Attacks.NAME, named("\"\u00e4\u00f6\"", ISO_8859_1), "UTF-8"),
                unreadable(
                        "cuts a character in half",
                        Attacks.NAME,
                        v -> v.respond("200 OK", Visit.JSON, bytes(v, 0xe2, 0x82)),
                        "UTF-8"),
                value(
                        "writes a slash in two bytes",
                        Attacks.NAME,
                        v -> v.respond("200 OK", Visit.JSON, bytes(v, 0xc0, 0xaf)),
                        "/"),
                unreadable(
                        "writes a byte that no text has",
                        Attacks.NAME,
                        v -> v.respond("200 OK", Visit.JSON, bytes(v, 0xff, 0xfe)),
                        "UTF-8"),
                value("escapes half of a character", Attacks.NAME, named("\"\\ud800\""), ""),
                unreadable("escapes invalid digits of a character", Attacks.NAME, named("\"\\uZZZZ\""), "$.result"),
                value("sends a field twice", Attacks.NAME, named("\"a\",\"networkName\":\"b\""), "b"),
                unreadable("leaves the one field out", Attacks.NAME, v -> v.result("{}"), "networkName"),
                unreadable("sends null for the one field", Attacks.NAME, named("null"), "networkName"),
                unreadable(
                        "has control characters in the name of a field",
                        Attacks.TREE,
                        v -> v.result("{\"\\u001b[2J\\r\\nINFO forged\\u202e\":[}"),
                        "$.result"),
                unreadable(
                        "has a field with a name of forty thousand characters",
                        Attacks.TREE,
                        v -> v.result("{\"" + "a".repeat(40_000) + "\":[}"),
                        "$.result"),
                unreadable(
                        "has a text of a megabyte where a number is expected",
                        Attacks.VALIDATORS,
                        v -> v.result("{\"validators\":[{\"nodeID\":\"NodeID-111111111111111111116DBWJs\",\"weight\":\""
                                + "x".repeat(1 << 20) + "\"}]}"),
                        "$.result.validators[0].weight"),
                unreadable(
                        "has a number of 20 digits where 64 bits are expected",
                        Attacks.VALIDATORS,
                        v -> v.result(
                                "{\"validators\":[{\"nodeID\":\"NodeID-111111111111111111116DBWJs\",\"weight\":18446744073709551616}]}"),
                        "$.result.validators[0].weight"),
                unreadable(
                        "has an exponent that would fill the memory",
                        Attacks.VALIDATORS,
                        v -> v.result(
                                "{\"validators\":[{\"nodeID\":\"NodeID-111111111111111111116DBWJs\",\"weight\":1e999999999}]}"),
                        "$.result.validators[0].weight"));
    }

    private static byte[] bytes(Visit v, int... text) {
        byte[] body = (v.opened() + "{\"networkName\":\"" + "?".repeat(text.length) + "\"}}").getBytes(UTF_8);
        int at = new String(body, ISO_8859_1).indexOf('?');
        for (int i = 0; i < text.length; i++) {
            body[at + i] = (byte) text[i];
        }
        return body;
    }
}
