package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SIGNATURE;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;
import static io.github.avalanche4j.hostile.HostileCase.Behavior.closesAfter;
import static io.github.avalanche4j.hostile.HostileCase.Behavior.resetsAfter;
import static io.github.avalanche4j.hostile.Visit.OK;
import static io.github.avalanche4j.hostile.Visit.OK_CHUNKED;

import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Servers that break connections, and servers that send their clients elsewhere. */
final class ConnectionCases {
    private static final Subject SUBJECT = new Subject("Broken connections");
    private static final Subject REDIRECTS = new Subject("Redirects");
    private static final String AWAITING = "the server closed the connection before it responded";
    private static final String READING = "failed while reading the response";
    private static final String OK_HUNDRED = OK + Visit.JSON + "Content-Length: 100\r\n\r\n";
    static final String KEY = "key-that-must-not-travel";

    private ConnectionCases() {}

    static List<HostileCase> all() {
        return Stream.of(breaks(), redirects(), redirectsFromTls())
                .flatMap(List::stream)
                .toList();
    }

    /** A server that closes the connection in its response. */
    private static HostileCase reading(String name, String text) {
        return SUBJECT.broken(name, NAME, READING, closesAfter(text));
    }

    private static List<HostileCase> breaks() {
        return List.of(
                SUBJECT.broken("resets the connection when it is made", NAME, "", Visit::reset)
                        .early("http"),
                SUBJECT.broken("closes the connection when it is made", NAME, "", Visit::close)
                        .early("http"),
                SUBJECT.broken("resets the connection while TLS is agreed", NAME, "", resetsAfter("\26\3\3"))
                        .early("https"),
                SUBJECT.broken(
                                "responds in plain text where TLS is expected",
                                NAME,
                                "use http://",
                                closesAfter("HTTP/1.1 400 Bad Request\r\n\r\n"))
                        .early("https"),
                SUBJECT.broken("resets the connection when it has a request", NAME, AWAITING, Visit::reset),
                SUBJECT.broken("closes the connection when it has a request", NAME, AWAITING, Visit::close),
                SUBJECT.broken("resets the connection in the status line", NAME, AWAITING, resetsAfter("HTTP/1.1 2")),
                SUBJECT.broken("closes the connection in the headers", NAME, AWAITING, closesAfter(OK + "Content-Ty")),
                SUBJECT.broken("resets the connection after the headers", NAME, "", resetsAfter(OK_HUNDRED)),
                reading("closes the connection in the body", OK_HUNDRED + "${\"net"),
                reading("closes the connection in the size of a chunk", OK_CHUNKED + "1f"),
                reading("closes the connection in a chunk", OK_CHUNKED + "100\r\n$"),
                SUBJECT.broken("closes the connection after a response that lacks its last chunk", NAME, READING, v -> {
                    v.send(OK_CHUNKED + Visit.chunk(v.named()));
                    v.close();
                }),
                SUBJECT.broken(
                        "promises more bytes than it sends",
                        CHAIN,
                        READING,
                        closesAfter(OK + Visit.JSON + "Content-Length: 9000000000000000000\r\n\r\n{}")),
                SUBJECT.broken("closes the connection between two pages of a list", SUBNETS, "", v -> {
                    if (!v.request().target().contains("pageToken")) {
                        v.json("{\"subnets\":[],\"nextPageToken\":\"a\"}");
                    } else {
                        v.reset();
                    }
                }));
    }

    /** A server that responds with a place; {@code $} in it is the port of another server. */
    private static HostileCase redirect(String name, Attack attack, String says, String status, String place) {
        return refused(
                name,
                attack,
                says,
                v -> v.respond(status, "Location: " + place.replace("$", "" + v.elsewhere()) + "\r\n", ""));
    }

    private static HostileCase refused(String name, Attack attack, String says, Behavior server) {
        return REDIRECTS
                .refused(name, attack, says, server)
                .options(options -> options.header("x-service-api-key", KEY));
    }

    private static List<HostileCase> redirects() {
        String not = "redirects are not followed";
        String there = "http://localhost:$";
        return List.of(
                refused(
                        "redirects to itself",
                        CHAIN,
                        "302 … " + not,
                        v -> v.respond("302 Found", "Location: " + v.request().target() + "\r\n", "")),
                redirect(
                        "redirects to another host",
                        CHAIN,
                        not + " … it leads to http://localhost:",
                        "302 Found",
                        there + "/?key=" + KEY),
                redirect(
                        "redirects a POST to another host and wants it as it is",
                        NAME,
                        "307 … " + not,
                        "307 Temporary Redirect",
                        there),
                redirect(
                        "redirects a POST so that it becomes a GET",
                        SIGNATURE,
                        "303 … " + not,
                        "303 See Other",
                        "//localhost:$/"),
                refused(
                        "redirects forever",
                        SUBNETS,
                        "308 … " + not,
                        v -> v.respond(
                                "308 Permanent Redirect",
                                "Location: http://localhost:" + v.elsewhere() + "\r\n",
                                "<html>moved</html>")),
                redirect("redirects to a file", CHAIN, "301 … " + not, "301 Moved Permanently", "file:///etc/passwd"),
                refused(
                        "redirects to nowhere",
                        CHAIN,
                        "the server responded 300",
                        v -> v.respond("300 Multiple Choices", "", "")),
                refused(
                        "sends on by a header that browsers obey",
                        CHAIN,
                        "the client has no key",
                        v -> v.respond(
                                "401 Unauthorized",
                                "Refresh: 0; url=http://localhost:" + v.elsewhere()
                                        + "\r\nWWW-Authenticate: Basic realm=\"x\"\r\n",
                                "")),
                SUBJECT.broken(
                        "wants a proxy's password",
                        CHAIN,
                        "407",
                        v -> v.respond(
                                "407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"\r\n", "")));
    }

    /** With each status that wants a request repeated elsewhere, with and without a body. */
    private static List<HostileCase> redirectsFromTls() {
        List<HostileCase> cases = new ArrayList<>();
        for (String status :
                List.of("301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect")) {
            for (Attack attack : List.of(CHAIN, NAME)) {
                String what = (attack == NAME ? "a POST" : "a GET") + " from TLS with " + status.substring(0, 3);
                cases.add(fromTls("redirects " + what + " to plain HTTP", attack, status, "http://127.0.0.1:$"));
                cases.add(fromTls("redirects " + what + " to another host", attack, status, "https://localhost:$"));
            }
        }
        return cases;
    }

    private static HostileCase fromTls(String name, Attack attack, String status, String to) {
        String says = status.substring(0, 3) + " … redirects are not followed";
        return redirect(name, attack, says, status, to + "/?key=" + KEY).inTls();
    }
}
