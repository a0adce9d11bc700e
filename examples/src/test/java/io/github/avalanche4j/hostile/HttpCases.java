package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.time.Duration;
import java.util.List;

/** Servers that bend HTTP. */
final class HttpCases {
    private static final String SUBJECT = "HTTP";
    private static final String NAMED = "{\"networkName\":\"a\"}";

    private HttpCases() {}

    private static HostileCase broken(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ConnectionException.class, says);
    }

    private static HostileCase unreadable(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ResponseFormatException.class, says);
    }

    private static HostileCase refused(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ApiException.class, says);
    }

    private static Simple with(String headers) {
        return v -> {
            v.head(Visit.JSON + headers);
            v.send(v.opened() + NAMED + "}");
            v.close();
        };
    }

    static List<HostileCase> all() {
        return List.of(
                broken(
                        "greets in another protocol",
                        Attacks.NAME,
                        v -> {
                            v.send("SSH-2.0-OpenSSH_9.6\r\n");
                            v.close();
                        },
                        "the response is not HTTP"),
                broken(
                        "responds without a head",
                        Attacks.NAME,
                        v -> {
                            v.send(v.opened() + NAMED + "}\r\n");
                            v.close();
                        },
                        "the response is not HTTP"),
                broken(
                        "has control characters in its status line",
                        Attacks.NAME,
                        v -> {
                            v.send("HTTP/9 \u001b[2J\r\n\r\n");
                            v.close();
                        },
                        "the response is not HTTP"),
                broken("has a status that is no number", Attacks.NAME, v -> v.send("HTTP/1.1 abc\r\n\r\n"), "not HTTP"),
                broken("has a length below zero", Attacks.NAME, with("Content-Length: -5\r\n")),
                broken("has a chunk of a size that is no number", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("zz\r\n");
                    v.close();
                }),
                broken("has a chunk of a size beyond 64 bits", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("fffffffffffffffff\r\n");
                    v.close();
                }),
                HostileCases.value(
                        SUBJECT,
                        "sends two lengths",
                        Attacks.NAME,
                        v -> v.respond("200 OK", Visit.JSON + "Content-Length: 3\r\n", v.opened() + NAMED + "}"),
                        "a"),
                HostileCases.value(
                        SUBJECT,
                        "sends a length and chunks",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n");
                            String body = v.opened() + NAMED + "}";
                            v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n");
                        },
                        "a"),
                HostileCases.value(
                        SUBJECT,
                        "sends a length that is not a number",
                        Attacks.NAME,
                        with("Content-Length: many\r\n"),
                        "a"),
                unreadable(
                        "says that there is no content",
                        Attacks.NAME,
                        v -> v.send("HTTP/1.1 204 No Content\r\n\r\n"),
                        "the response is empty"),
                broken(
                        "says that there is no content and sends some",
                        Attacks.NAME,
                        v -> v.respond("204 No Content", Visit.JSON, v.opened() + NAMED + "}")),
                refused(
                        "says that nothing changed",
                        Attacks.CHAIN,
                        v -> v.send("HTTP/1.1 304 Not Modified\r\n\r\n"),
                        "304"),
                refused(
                                "switches the protocol",
                                Attacks.NAME,
                                v -> {
                                    v.send(
                                            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: any\r\nConnection: upgrade\r\n\r\n");
                                    v.close();
                                },
                                "101")
                        .options(options -> options.retries(1)), // of runs that meet the closed connection
                refused("has a status of its own", Attacks.CHAIN, v -> v.respond("799 Mine", "", "x"), "799"),
                HostileCases.value(
                        SUBJECT,
                        "has a wrong content type",
                        Attacks.NAME,
                        v -> v.respond("200 OK", "Content-Type: image/png\r\n", v.opened() + NAMED + "}"),
                        "a"),
                HostileCases.value(
                        SUBJECT,
                        "has no content type",
                        Attacks.NAME,
                        v -> v.respond("200 OK", "", v.opened() + NAMED + "}"),
                        "a"),
                HostileCases.value(
                        SUBJECT,
                        "has a content type that cannot be parsed",
                        Attacks.NAME,
                        v -> v.respond("200 OK", "Content-Type: ;;;=\"\r\n", v.opened() + NAMED + "}"),
                        "a"),
                HostileCases.value(
                                SUBJECT,
                                "wants a cookie to be kept",
                                Attacks.NAME,
                                v -> {
                                    if (v.request().headers().containsKey("cookie")) {
                                        v.reset();
                                    }
                                    v.respond("200 OK", Visit.JSON + "Set-Cookie: a=b\r\n", v.opened() + NAMED + "}");
                                },
                                "a")
                        .times(4),
                unreadable(
                        "sends HTML with status 200",
                        Attacks.NAME,
                        v -> v.respond("200 OK", "Content-Type: text/html\r\n", "<html><title>Sign in</title></html>"),
                        "it is a page of HTML",
                        "check host, port and path"),
                unreadable(
                        "sends HTML with status 200 for a page of a list",
                        Attacks.SUBNETS,
                        v -> v.respond("200 OK", "Content-Type: text/html\r\n", "<html>"),
                        "it is a page of HTML"),
                refused(
                        "sends HTML with an error",
                        Attacks.CHAIN,
                        v -> v.respond(
                                "502 Bad Gateway",
                                "Content-Type: text/html\r\n",
                                "<html><script>steal()</script><h1>Bad\nGateway</h1></html>"),
                        "the server responded 502: Bad Gateway"),
                refused(
                        "hides control characters in a page of HTML",
                        Attacks.CHAIN,
                        v -> v.respond(
                                "502 Bad Gateway", "Content-Type: text/html\r\n", "<h1>\u001b[31m\u202e\u0000red</h1>"),
                        "502",
                        "\\u001b[31m\\u202e\\u0000red"),
                refused(
                                "wants a wait of three hundred years",
                                Attacks.CHAIN,
                                v -> v.respond("429 Too Many Requests", "Retry-After: 9999999999\r\n", ""),
                                "429")
                        .options(options -> options.retries(2)),
                refused(
                        "wants a wait that no number holds",
                        Attacks.CHAIN,
                        v -> v.respond("503 Busy", "Retry-After: " + "9".repeat(400) + "\r\n", ""),
                        "503"),
                refused(
                                "wants a wait until a day in the past",
                                Attacks.CHAIN,
                                v -> v.respond("503 Busy", "Retry-After: Thu, 01 Jan 1970 00:00:00 GMT\r\n", ""),
                                "503")
                        .options(options -> options.retries(1)),
                refused(
                        "sends a rate limit that is no number",
                        Attacks.CHAIN,
                        v -> v.respond(
                                "400 Bad",
                                "ratelimit-limit: \u001b\r\nratelimit-remaining: -9999999999999999999999\r\nratelimit-reset: NaN\r\n",
                                ""),
                        "400"),
                HostileCases.fails(
                                SUBJECT,
                                "refuses everything for a moment, forever",
                                Attacks.CHAIN,
                                v -> v.respond("429 Too Many Requests", "Retry-After: 0\r\n", ""),
                                ApiException.class,
                                "429")
                        .options(options -> options.retries(2).timeout(Duration.ofSeconds(3))),
                HostileCases.value(
                        SUBJECT,
                        "continues after its response, in the same connection",
                        Attacks.NAME,
                        v -> {
                            v.respond("200 OK", Visit.JSON + "Connection: close\r\n", v.opened() + NAMED + "}");
                            v.send("HTTP/1.1 200 OK\r\n\r\nsecond");
                            v.close();
                        },
                        "a"),
                HostileCases.value(
                                SUBJECT,
                                "closes the connection that it promised to keep",
                                Attacks.NAME,
                                v -> {
                                    v.respond(
                                            "200 OK",
                                            Visit.JSON + "Connection: keep-alive\r\n",
                                            v.opened() + NAMED + "}");
                                    v.close();
                                },
                                "a")
                        .times(20)
                        .options(options -> options.retries(1)));
    }
}
