package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import io.github.avalanche4j.hostile.HostileCase.Run;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Servers that break connections, and servers that send their clients elsewhere. */
final class ConnectionCases {
    private static final String SUBJECT = "Broken connections";
    private static final String REDIRECTS = "Redirects";
    private static final String AWAITING = "the server closed the connection before it responded";
    private static final String READING = "failed while reading the response";
    static final String KEY = "key-that-must-not-travel";

    private ConnectionCases() {}

    private static HostileCase broken(String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(SUBJECT, name, attack, server, ConnectionException.class, says);
    }

    static List<HostileCase> all() {
        return Stream.of(breaks(), redirects(), redirectsFromTls())
                .flatMap(List::stream)
                .toList();
    }

    private static List<HostileCase> breaks() {
        return List.of(
                broken("resets the connection when it is made", Attacks.NAME, Visit::reset)
                        .early("http"),
                broken("closes the connection when it is made", Attacks.NAME, Visit::close)
                        .early("http"),
                broken("resets the connection while TLS is agreed", Attacks.NAME, v -> {
                            v.send(new byte[] {22, 3, 3});
                            v.reset();
                        })
                        .early("https"),
                broken(
                                "responds in plain text where TLS is expected",
                                Attacks.NAME,
                                v -> {
                                    v.send("HTTP/1.1 400 Bad Request\r\n\r\n");
                                    v.close();
                                },
                                "use http://")
                        .early("https"),
                broken("resets the connection when it has a request", Attacks.NAME, Visit::reset, AWAITING),
                broken("closes the connection when it has a request", Attacks.NAME, Visit::close, AWAITING),
                broken(
                        "resets the connection in the status line",
                        Attacks.NAME,
                        v -> {
                            v.send("HTTP/1.1 2");
                            v.reset();
                        },
                        AWAITING),
                broken(
                        "closes the connection in the headers",
                        Attacks.NAME,
                        v -> {
                            v.send("HTTP/1.1 200 OK\r\nContent-Type: text");
                            v.close();
                        },
                        AWAITING),
                broken("resets the connection after the headers", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Content-Length: 100\r\n");
                    v.reset();
                }),
                broken(
                        "closes the connection in the body",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Content-Length: 100\r\n");
                            v.send(v.opened() + "{\"net");
                            v.close();
                        },
                        READING),
                broken(
                        "closes the connection in the size of a chunk",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                            v.send("1f");
                            v.close();
                        },
                        READING),
                broken(
                        "closes the connection in a chunk",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                            v.send("100\r\n" + v.opened());
                            v.close();
                        },
                        READING),
                broken(
                        "closes the connection after a response that lacks its last chunk",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                            String body = v.opened() + "{\"networkName\":\"a\"}}";
                            v.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n");
                            v.close();
                        },
                        READING),
                broken(
                        "promises more bytes than it sends",
                        Attacks.CHAIN,
                        v -> {
                            v.head(Visit.JSON + "Content-Length: 9000000000000000000\r\n");
                            v.send("{}");
                            v.close();
                        },
                        READING),
                broken("closes the connection between two pages of a list", Attacks.SUBNETS, v -> {
                    if (!v.request().target().contains("pageToken")) {
                        v.json("{\"subnets\":[],\"nextPageToken\":\"a\"}");
                    } else {
                        v.reset();
                    }
                }));
    }

    private static HostileCase redirect(String name, Attack attack, Behavior server, String... says) {
        return new HostileCase(REDIRECTS, name, attack, server, ApiException.class, List.of(says), Run.USUAL)
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
                        Attacks.CHAIN,
                        (v, server) ->
                                v.respond("302 Found", location(v.request().target()), ""),
                        "302",
                        not),
                redirect(
                        "redirects to another host",
                        Attacks.CHAIN,
                        (v, server) -> v.respond(
                                "302 Found", location("http://localhost:" + server.elsewhere() + "/?key=" + KEY), ""),
                        not,
                        "it leads to http://localhost:"),
                redirect(
                        "redirects a POST to another host and wants it as it is",
                        Attacks.NAME,
                        (v, server) -> v.respond(
                                "307 Temporary Redirect", location("http://localhost:" + server.elsewhere()), ""),
                        "307",
                        not),
                redirect(
                        "redirects a POST so that it becomes a GET",
                        Attacks.SIGNATURE,
                        (v, server) ->
                                v.respond("303 See Other", location("//localhost:" + server.elsewhere() + "/"), ""),
                        "303",
                        not),
                redirect(
                        "redirects forever",
                        Attacks.SUBNETS,
                        (v, server) -> v.respond(
                                "308 Permanent Redirect",
                                location("http://localhost:" + server.elsewhere()),
                                "<html>moved</html>"),
                        "308",
                        not),
                redirect(
                        "redirects to a file",
                        Attacks.CHAIN,
                        (v, server) -> v.respond("301 Moved Permanently", location("file:///etc/passwd"), ""),
                        "301",
                        not),
                redirect(
                        "redirects to nowhere",
                        Attacks.CHAIN,
                        (v, server) -> v.respond("300 Multiple Choices", "", ""),
                        "the server responded 300"),
                redirect(
                        "sends on by a header that browsers obey",
                        Attacks.CHAIN,
                        (v, server) -> v.respond(
                                "401 Unauthorized",
                                "Refresh: 0; url=http://localhost:" + server.elsewhere()
                                        + "\r\nWWW-Authenticate: Basic realm=\"x\"\r\n",
                                ""),
                        "the client has no key"),
                broken(
                        "wants a proxy's password",
                        Attacks.CHAIN,
                        v -> v.respond(
                                "407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"\r\n", ""),
                        "407"));
    }

    /** With each status that wants a request repeated elsewhere, with and without a body. */
    private static List<HostileCase> redirectsFromTls() {
        List<HostileCase> cases = new ArrayList<>();
        for (String status :
                List.of("301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect")) {
            for (Attack attack : List.of(Attacks.CHAIN, Attacks.NAME)) {
                String what =
                        (attack == Attacks.NAME ? "a POST" : "a GET") + " from TLS with " + status.substring(0, 3);
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
                        (v, server) -> v.respond(status, location(to + server.elsewhere() + "/?key=" + KEY), ""),
                        status.substring(0, 3),
                        "redirects are not followed")
                .inTls();
    }
}
