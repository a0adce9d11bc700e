package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;
import static io.github.avalanche4j.hostile.HostileCase.Behavior.closesAfter;
import static io.github.avalanche4j.hostile.Visit.NAMED;
import static io.github.avalanche4j.hostile.Visit.OK;
import static io.github.avalanche4j.hostile.Visit.OK_CHUNKED;

import java.time.Duration;
import java.util.List;

/** Servers that bend HTTP. */
final class HttpCases {
    private static final Subject SUBJECT = new Subject("HTTP");
    private static final String NOT_HTTP = "the response is not HTTP";
    private static final String TOO_MANY = "429 Too Many Requests";
    private static final String HTML = "Content-Type: text/html\r\n";

    private HttpCases() {}

    private static HostileCase broken(String name, String says, String text) {
        return SUBJECT.broken(name, NAME, says, closesAfter(text));
    }

    /** A server that sends a right response with these headers. */
    private static HostileCase value(String name, String headers) {
        return SUBJECT.value(name, NAME, "a", v -> v.respond("200 OK", headers, v.named()));
    }

    private static HostileCase refused(String name, String says, String status, String headers, String body) {
        return SUBJECT.refused(name, CHAIN, says, v -> v.respond(status, headers, body));
    }

    static List<HostileCase> all() {
        return List.of(
                broken("greets in another protocol", NOT_HTTP, "SSH-2.0-OpenSSH_9.6\r\n"),
                broken("responds without a head", NOT_HTTP, "$" + NAMED + "}\r\n"),
                broken("has control characters in its status line", NOT_HTTP, "HTTP/9 \u001b[2J\r\n\r\n"),
                SUBJECT.broken("has a status that is no number", NAME, "not HTTP", v -> v.send("HTTP/1.1 abc\r\n\r\n")),
                broken("has a length below zero", "", OK + Visit.JSON + "Content-Length: -5\r\n\r\n$" + NAMED + "}"),
                broken("has a chunk of a size that is no number", "", OK_CHUNKED + "zz\r\n"),
                broken("has a chunk of a size beyond 64 bits", "", OK_CHUNKED + "fffffffffffffffff\r\n"),
                value("sends two lengths", Visit.JSON + "Content-Length: 3\r\n"),
                SUBJECT.value("sends a length and chunks", NAME, "a", v -> {
                    v.head(Visit.CHUNKED + "Content-Length: 3\r\n");
                    v.send(Visit.chunk(v.named()) + "0\r\n\r\n");
                }),
                SUBJECT.value(
                        "sends a length that is not a number",
                        NAME,
                        "a",
                        closesAfter(OK + Visit.JSON + "Content-Length: many\r\n\r\n$" + NAMED + "}")),
                SUBJECT.unreadable(
                        "says that there is no content",
                        NAME,
                        "the response is empty",
                        v -> v.send("HTTP/1.1 204 No Content\r\n\r\n")),
                SUBJECT.broken(
                        "says that there is no content and sends some",
                        NAME,
                        "",
                        v -> v.respond("204 No Content", Visit.JSON, v.named())),
                SUBJECT.refused(
                        "says that nothing changed", CHAIN, "304", v -> v.send("HTTP/1.1 304 Not Modified\r\n\r\n")),
                SUBJECT.refused(
                                "switches the protocol",
                                NAME,
                                "101",
                                closesAfter(
                                        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: any\r\nConnection: upgrade\r\n\r\n"))
                        .options(options -> options.retries(1)), // of runs that meet the closed connection
                refused("has a status of its own", "799", "799 Mine", "", "x"),
                value("has a wrong content type", "Content-Type: image/png\r\n"),
                value("has no content type", ""),
                value("has a content type that cannot be parsed", "Content-Type: ;;;=\"\r\n"),
                SUBJECT.value("wants a cookie to be kept", NAME, "a", v -> {
                            if (v.request().headers().containsKey("cookie")) {
                                v.reset();
                            }
                            v.respond("200 OK", Visit.JSON + "Set-Cookie: a=b\r\n", v.named());
                        })
                        .times(4),
                SUBJECT.unreadable(
                        "sends HTML with status 200",
                        NAME,
                        "it is a page of HTML … check host, port and path",
                        v -> v.respond("200 OK", HTML, "<html><title>Sign in</title></html>")),
                SUBJECT.unreadable(
                        "sends HTML with status 200 for a page of a list",
                        SUBNETS,
                        "it is a page of HTML",
                        v -> v.respond("200 OK", HTML, "<html>")),
                refused(
                        "sends HTML with an error",
                        "the server responded 502: Bad Gateway",
                        "502 Bad Gateway",
                        HTML,
                        "<html><script>steal()</script><h1>Bad\nGateway</h1></html>"),
                refused(
                        "hides control characters in a page of HTML",
                        "502 … \\u001b[31m\\u202e\\u0000red",
                        "502 Bad Gateway",
                        HTML,
                        "<h1>\u001b[31m\u202e\u0000red</h1>"),
                refused("wants a wait of three hundred years", "429", TOO_MANY, "Retry-After: 9999999999\r\n", "")
                        .options(options -> options.retries(2)),
                refused(
                        "wants a wait that no number holds",
                        "503",
                        "503 Busy",
                        "Retry-After: " + "9".repeat(400) + "\r\n",
                        ""),
                refused(
                                "wants a wait until a day in the past",
                                "503",
                                "503 Busy",
                                "Retry-After: Thu, 01 Jan 1970 00:00:00 GMT\r\n",
                                "")
                        .options(options -> options.retries(1)),
                refused(
                        "sends a rate limit that is no number",
                        "400",
                        "400 Bad",
                        "ratelimit-limit: \u001b\r\nratelimit-remaining: -9999999999999999999999\r\nratelimit-reset: NaN\r\n",
                        ""),
                refused("refuses everything for a moment, forever", "429", TOO_MANY, "Retry-After: 0\r\n", "")
                        .options(options -> options.retries(2).timeout(Duration.ofSeconds(3))),
                SUBJECT.value("continues after its response, in the same connection", NAME, "a", v -> {
                    v.respond("200 OK", Visit.JSON + "Connection: close\r\n", v.named());
                    v.send("HTTP/1.1 200 OK\r\n\r\nsecond");
                    v.close();
                }),
                SUBJECT.value("closes the connection that it promised to keep", NAME, "a", v -> {
                            v.respond("200 OK", Visit.JSON + "Connection: keep-alive\r\n", v.named());
                            v.close();
                        })
                        .times(20)
                        .options(options -> options.retries(1)));
    }
}
