package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;

import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.time.Duration;
import java.util.List;

/** Servers that bend HTTP. */
final class HttpCases {
    private static final Subject SUBJECT = new Subject("HTTP");
    private static final String NAMED = "{\"networkName\":\"a\"}";

    private HttpCases() {}

    private static Simple with(String headers) {
        return v -> {
            v.head(Visit.JSON + headers);
            v.send(v.opened() + NAMED + "}");
            v.close();
        };
    }

    static List<HostileCase> all() {
        return List.of(
                SUBJECT.broken("greets in another protocol", NAME, "the response is not HTTP", v -> {
                    v.send("SSH-2.0-OpenSSH_9.6\r\n");
                    v.close();
                }),
                SUBJECT.broken("responds without a head", NAME, "the response is not HTTP", v -> {
                    v.send(v.opened() + NAMED + "}\r\n");
                    v.close();
                }),
                SUBJECT.broken("has control characters in its status line", NAME, "the response is not HTTP", v -> {
                    v.send("HTTP/9 \u001b[2J\r\n\r\n");
                    v.close();
                }),
                SUBJECT.broken("has a status that is no number", NAME, "not HTTP", v -> v.send("HTTP/1.1 abc\r\n\r\n")),
                SUBJECT.broken("has a length below zero", NAME, "", with("Content-Length: -5\r\n")),
                SUBJECT.broken("has a chunk of a size that is no number", NAME, "", v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("zz\r\n");
                    v.close();
                }),
                SUBJECT.broken("has a chunk of a size beyond 64 bits", NAME, "", v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("fffffffffffffffff\r\n");
                    v.close();
                }),
                SUBJECT.value(
                        "sends two lengths",
                        NAME,
                        "a",
                        v -> v.respond("200 OK", Visit.JSON + "Content-Length: 3\r\n", v.opened() + NAMED + "}")),
                SUBJECT.value("sends a length and chunks", NAME, "a", v -> {
                    v.head(Visit.JSON + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n");
                    String body = v.opened() + NAMED + "}";
                    v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n");
                }),
                SUBJECT.value("sends a length that is not a number", NAME, "a", with("Content-Length: many\r\n")),
                SUBJECT.unreadable(
                        "says that there is no content",
                        NAME,
                        "the response is empty",
                        v -> v.send("HTTP/1.1 204 No Content\r\n\r\n")),
                SUBJECT.broken(
                        "says that there is no content and sends some",
                        NAME,
                        "",
                        v -> v.respond("204 No Content", Visit.JSON, v.opened() + NAMED + "}")),
                SUBJECT.refused(
                        "says that nothing changed", CHAIN, "304", v -> v.send("HTTP/1.1 304 Not Modified\r\n\r\n")),
                SUBJECT.refused("switches the protocol", NAME, "101", v -> {
                            v.send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: any\r\nConnection: upgrade\r\n\r\n");
                            v.close();
                        })
                        .options(options -> options.retries(1)), // of runs that meet the closed connection
                SUBJECT.refused("has a status of its own", CHAIN, "799", v -> v.respond("799 Mine", "", "x")),
                SUBJECT.value(
                        "has a wrong content type",
                        NAME,
                        "a",
                        v -> v.respond("200 OK", "Content-Type: image/png\r\n", v.opened() + NAMED + "}")),
                SUBJECT.value("has no content type", NAME, "a", v -> v.respond("200 OK", "", v.opened() + NAMED + "}")),
                SUBJECT.value(
                        "has a content type that cannot be parsed",
                        NAME,
                        "a",
                        v -> v.respond("200 OK", "Content-Type: ;;;=\"\r\n", v.opened() + NAMED + "}")),
                SUBJECT.value("wants a cookie to be kept", NAME, "a", v -> {
                            if (v.request().headers().containsKey("cookie")) {
                                v.reset();
                            }
                            v.respond("200 OK", Visit.JSON + "Set-Cookie: a=b\r\n", v.opened() + NAMED + "}");
                        })
                        .times(4),
                SUBJECT.unreadable(
                        "sends HTML with status 200",
                        NAME,
                        "it is a page of HTML … check host, port and path",
                        v -> v.respond("200 OK", "Content-Type: text/html\r\n", "<html><title>Sign in</title></html>")),
                SUBJECT.unreadable(
                        "sends HTML with status 200 for a page of a list",
                        SUBNETS,
                        "it is a page of HTML",
                        v -> v.respond("200 OK", "Content-Type: text/html\r\n", "<html>")),
                SUBJECT.refused(
                        "sends HTML with an error",
                        CHAIN,
                        "the server responded 502: Bad Gateway",
                        v -> v.respond(
                                "502 Bad Gateway",
                                "Content-Type: text/html\r\n",
                                "<html><script>steal()</script><h1>Bad\nGateway</h1></html>")),
                SUBJECT.refused(
                        "hides control characters in a page of HTML",
                        CHAIN,
                        "502 … \\u001b[31m\\u202e\\u0000red",
                        v -> v.respond(
                                "502 Bad Gateway",
                                "Content-Type: text/html\r\n",
                                "<h1>\u001b[31m\u202e\u0000red</h1>")),
                SUBJECT.refused(
                                "wants a wait of three hundred years",
                                CHAIN,
                                "429",
                                v -> v.respond("429 Too Many Requests", "Retry-After: 9999999999\r\n", ""))
                        .options(options -> options.retries(2)),
                SUBJECT.refused(
                        "wants a wait that no number holds",
                        CHAIN,
                        "503",
                        v -> v.respond("503 Busy", "Retry-After: " + "9".repeat(400) + "\r\n", "")),
                SUBJECT.refused(
                                "wants a wait until a day in the past",
                                CHAIN,
                                "503",
                                v -> v.respond("503 Busy", "Retry-After: Thu, 01 Jan 1970 00:00:00 GMT\r\n", ""))
                        .options(options -> options.retries(1)),
                SUBJECT.refused(
                        "sends a rate limit that is no number",
                        CHAIN,
                        "400",
                        v -> v.respond(
                                "400 Bad",
                                "ratelimit-limit: \u001b\r\nratelimit-remaining: -9999999999999999999999\r\nratelimit-reset: NaN\r\n",
                                "")),
                SUBJECT.refused(
                                "refuses everything for a moment, forever",
                                CHAIN,
                                "429",
                                v -> v.respond("429 Too Many Requests", "Retry-After: 0\r\n", ""))
                        .options(options -> options.retries(2).timeout(Duration.ofSeconds(3))),
                SUBJECT.value("continues after its response, in the same connection", NAME, "a", v -> {
                    v.respond("200 OK", Visit.JSON + "Connection: close\r\n", v.opened() + NAMED + "}");
                    v.send("HTTP/1.1 200 OK\r\n\r\nsecond");
                    v.close();
                }),
                SUBJECT.value("closes the connection that it promised to keep", NAME, "a", v -> {
                            v.respond("200 OK", Visit.JSON + "Connection: keep-alive\r\n", v.opened() + NAMED + "}");
                            v.close();
                        })
                        .times(20)
                        .options(options -> options.retries(1)));
    }
}
