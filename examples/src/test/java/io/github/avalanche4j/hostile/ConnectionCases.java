package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SIGNATURE;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;

import io.github.avalanche4j.core.ApiException;
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
    static final String KEY = "key-that-must-not-travel";

    private ConnectionCases() {}

    static List<HostileCase> all() {
        return Stream.of(breaks(), redirects(), redirectsFromTls())
                .flatMap(List::stream)
                .toList();
    }

    private static List<HostileCase> breaks() {
        return List.of(
                SUBJECT.broken("resets the connection when it is made", NAME, "", Visit::reset)
                        .early("http"),
                SUBJECT.broken("closes the connection when it is made", NAME, "", Visit::close)
                        .early("http"),
                SUBJECT.broken("resets the connection while TLS is agreed", NAME, "", v -> {
                            v.send(new byte[] {22, 3, 3});
                            v.reset();
                        })
                        .early("https"),
                SUBJECT.broken("responds in plain text where TLS is expected", NAME, "use http://", v -> {
                            v.send("HTTP/1.1 400 Bad Request\r\n\r\n");
                            v.close();
                        })
                        .early("https"),
                SUBJECT.broken("resets the connection when it has a request", NAME, AWAITING, Visit::reset),
                SUBJECT.broken("closes the connection when it has a request", NAME, AWAITING, Visit::close),
                SUBJECT.broken("resets the connection in the status line", NAME, AWAITING, v -> {
                    v.send("HTTP/1.1 2");
                    v.reset();
                }),
                SUBJECT.broken("closes the connection in the headers", NAME, AWAITING, v -> {
                    v.send("HTTP/1.1 200 OK\r\nContent-Type: text");
                    v.close();
                }),
                SUBJECT.broken("resets the connection after the headers", NAME, "", v -> {
                    v.head(Visit.JSON + "Content-Length: 100\r\n");
                    v.reset();
                }),
                SUBJECT.broken("closes the connection in the body", NAME, READING, v -> {
                    v.head(Visit.JSON + "Content-Length: 100\r\n");
                    v.send(v.opened() + "{\"net");
                    v.close();
                }),
                SUBJECT.broken("closes the connection in the size of a chunk", NAME, READING, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("1f");
                    v.close();
                }),
                SUBJECT.broken("closes the connection in a chunk", NAME, READING, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("100\r\n" + v.opened());
                    v.close();
                }),
                SUBJECT.broken("closes the connection after a response that lacks its last chunk", NAME, READING, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    String body = v.opened() + "{\"networkName\":\"a\"}}";
                    v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n");
                    v.close();
                }),
                SUBJECT.broken("promises more bytes than it sends", CHAIN, READING, v -> {
                    v.head(Visit.JSON + "Content-Length: 9000000000000000000\r\n");
                    v.send("{}");
                    v.close();
                }),
                SUBJECT.broken("closes the connection between two pages of a list", SUBNETS, "", v -> {
                    if (!v.request().target().contains("pageToken")) {
                        v.json("{\"subnets\":[],\"nextPageToken\":\"a\"}");
                    } else {
                        v.reset();
                    }
                }));
    }

    private static HostileCase redirect(String name, Attack attack, String says, Behavior server) {
        return REDIRECTS
                .of(name, attack, ApiException.class, says, server)
                .options(options -> options.header("x-service-api-key", KEY));
    }

    private static String location(String to) {
        return "Location: " + to + "\r\n";
    }

    private static List<HostileCase> redirects() {
        String not = "redirects are not followed";
        return List.of(
                redirect(
                        "redirects to itself",
                        CHAIN,
                        "302 … " + not,
                        (v, server) ->
                                v.respond("302 Found", location(v.request().target()), "")),
                redirect(
                        "redirects to another host",
                        CHAIN,
                        not + " … it leads to http://localhost:",
                        (v, server) -> v.respond(
                                "302 Found", location("http://localhost:" + server.elsewhere() + "/?key=" + KEY), "")),
                redirect(
                        "redirects a POST to another host and wants it as it is",
                        NAME,
                        "307 … " + not,
                        (v, server) -> v.respond(
                                "307 Temporary Redirect", location("http://localhost:" + server.elsewhere()), "")),
                redirect(
                        "redirects a POST so that it becomes a GET",
                        SIGNATURE,
                        "303 … " + not,
                        (v, server) ->
                                v.respond("303 See Other", location("//localhost:" + server.elsewhere() + "/"), "")),
                redirect(
                        "redirects forever",
                        SUBNETS,
                        "308 … " + not,
                        (v, server) -> v.respond(
                                "308 Permanent Redirect",
                                location("http://localhost:" + server.elsewhere()),
                                "<html>moved</html>")),
                redirect(
                        "redirects to a file",
                        CHAIN,
                        "301 … " + not,
                        (v, server) -> v.respond("301 Moved Permanently", location("file:///etc/passwd"), "")),
                redirect(
                        "redirects to nowhere",
                        CHAIN,
                        "the server responded 300",
                        (v, server) -> v.respond("300 Multiple Choices", "", "")),
                redirect(
                        "sends on by a header that browsers obey",
                        CHAIN,
                        "the client has no key",
                        (v, server) -> v.respond(
                                "401 Unauthorized",
                                "Refresh: 0; url=http://localhost:" + server.elsewhere()
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
                cases.add(fromTls("redirects " + what + " to plain HTTP", attack, status, "http://127.0.0.1:"));
                cases.add(fromTls("redirects " + what + " to another host", attack, status, "https://localhost:"));
            }
        }
        return cases;
    }

    private static HostileCase fromTls(String name, Attack attack, String status, String to) {
        return redirect(
                        name,
                        attack,
                        status.substring(0, 3) + " … redirects are not followed",
                        (v, server) -> v.respond(status, location(to + server.elsewhere() + "/?key=" + KEY), ""))
                .inTls();
    }
}
