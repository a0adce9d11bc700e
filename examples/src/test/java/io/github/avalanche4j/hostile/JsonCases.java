package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.PEERS;
import static io.github.avalanche4j.hostile.Attacks.TREE;
import static io.github.avalanche4j.hostile.Attacks.VALIDATORS;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.nio.charset.Charset;
import java.util.List;

/** Servers whose JSON is none, or nearly none. */
final class JsonCases {
    private static final Subject SUBJECT = new Subject("JSON");

    private JsonCases() {}

    /** A result in which the network's name is this JSON. */
    private static Behavior named(String json) {
        return named(json, UTF_8);
    }

    private static Behavior named(String json, Charset charset) {
        return v -> v.respond("200 OK", Visit.JSON, (v.opened() + "{\"networkName\":" + json + "}}").getBytes(charset));
    }

    static List<HostileCase> all() {
        return List.of(
                SUBJECT.unreadable("sends nothing", NAME, "the response is empty", v -> v.json("")),
                SUBJECT.unreadable("sends white space only", CHAIN, "the response is empty", v -> v.json(" \n\t ")),
                SUBJECT.unreadable("sends null", CHAIN, "null where a value is required", v -> v.json("null")),
                SUBJECT.unreadable("sends a text in the place of an object", CHAIN, "$", v -> v.json("\"no\"")),
                SUBJECT.unreadable("sends a list in the place of an object", CHAIN, "$", v -> v.json("[]")),
                SUBJECT.unreadable(
                        "sends an object in the place of a list",
                        PEERS,
                        "$.result.peers … not a list",
                        v -> v.result("{\"peers\":{}}")),
                SUBJECT.unreadable(
                        "sends an object in the place of a text", NAME, "$.result.networkName", named("{\"a\":1}")),
                SUBJECT.unreadable(
                        "sends two responses",
                        NAME,
                        "continues after the response",
                        v -> v.json(v.named() + v.opened() + "1}")),
                SUBJECT.unreadable(
                        "continues after its response", CHAIN, "", v -> v.json("{\"chainId\":\"1\"} trailing")),
                SUBJECT.unreadable("has a comma too many", NAME, "$.result", named("\"a\",")),
                SUBJECT.unreadable("writes comments", NAME, "$.result", named("/* a */ \"a\"")),
                SUBJECT.unreadable("writes with single quotes", NAME, "$.result", named("'a'")),
                SUBJECT.unreadable("writes a malformed number", TREE, "cannot be read at $", v -> v.result("NaN")),
                SUBJECT.unreadable(
                        "writes a number with leading zeros", TREE, "cannot be read at $", v -> v.result("007")),
                SUBJECT.unreadable("has a raw line break in a text", NAME, "$.result", named("\"a\nb\"")),
                SUBJECT.unreadable("has a NUL between the fields", NAME, "$.result", named("\"a\"\u0000")),
                SUBJECT.unreadable("has a NUL in a text", NAME, "$.result", named("\"a\u0000b\"")),
                SUBJECT.value("escapes a NUL in a text", NAME, "a\u0000b", named("\"a\\u0000b\"")),
                SUBJECT.value("begins with a byte order mark", NAME, "a", v -> v.json("\ufeff" + v.named())),
                SUBJECT.value("writes in UTF-16", NAME, "\u00e4", named("\"\u00e4\"", UTF_16)),
                SUBJECT.unreadable("writes in Latin-1", NAME, "UTF-8", named("\"\u00e4\u00f6\"", ISO_8859_1)),
                SUBJECT.unreadable("cuts a character in half", NAME, "UTF-8", bytes(0xe2, 0x82)),
                SUBJECT.value("writes a slash in two bytes", NAME, "/", bytes(0xc0, 0xaf)),
                SUBJECT.unreadable("writes a byte that no text has", NAME, "UTF-8", bytes(0xff, 0xfe)),
                SUBJECT.value("escapes half of a character", NAME, "", named("\"\\ud800\"")),
                SUBJECT.unreadable("escapes invalid digits of a character", NAME, "$.result", named("\"\\uZZZZ\"")),
                SUBJECT.value("sends a field twice", NAME, "b", named("\"a\",\"networkName\":\"b\"")),
                SUBJECT.unreadable("leaves the one field out", NAME, "networkName", v -> v.result("{}")),
                SUBJECT.unreadable("sends null for the one field", NAME, "networkName", named("null")),
                SUBJECT.unreadable(
                        "has control characters in the name of a field",
                        TREE,
                        "$.result",
                        v -> v.result("{\"\\u001b[2J\\r\\nINFO forged\\u202e\":[}")),
                SUBJECT.unreadable(
                        "has a field with a name of forty thousand characters",
                        TREE,
                        "$.result",
                        v -> v.result("{\"" + "a".repeat(40_000) + "\":[}")),
                weight("has a text of a megabyte where a number is expected", "\"" + "x".repeat(1 << 20) + "\""),
                weight("has a number of 20 digits where 64 bits are expected", "18446744073709551616"),
                weight("has an exponent that would fill the memory", "1e999999999"));
    }

    /** A server whose only validator has this weight. */
    private static HostileCase weight(String name, String json) {
        String validator = "{\"nodeID\":\"NodeID-111111111111111111116DBWJs\",\"weight\":" + json + "}";
        return SUBJECT.unreadable(
                name,
                VALIDATORS,
                "$.result.validators[0].weight",
                v -> v.result("{\"validators\":[" + validator + "]}"));
    }

    /** A name of these bytes. */
    private static Behavior bytes(int... text) {
        return v -> v.respond("200 OK", Visit.JSON, bytes(v, text));
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
