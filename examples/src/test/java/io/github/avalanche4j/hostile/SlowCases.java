package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Servers that say nothing, or next to nothing: only the deadline ends these calls. */
final class SlowCases {
    private static final String SUBJECT = "Silence and slowness";
    private static final String DEADLINE = "the call's deadline passed";

    private SlowCases() {}

    private static HostileCase late(String name, Attack attack, Simple server) {
        return HostileCases.fails(SUBJECT, name, attack, server, ConnectionException.class, DEADLINE)
                .slow();
    }

    static List<HostileCase> all() {
        return List.of(
                late("takes the connection and says nothing", Attacks.NAME, Visit::silence)
                        .early("http"),
                late("takes the connection and says nothing, where TLS is expected", Attacks.NAME, Visit::silence)
                        .early("https"),
                late("says nothing to a request", Attacks.NAME, Visit::silence),
                late("falls silent in the status line", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 20");
                    v.silence();
                }),
                late("falls silent in a header", Attacks.CHAIN, v -> {
                    v.send("HTTP/1.1 200 OK\r\nContent-Type: applica");
                    v.silence();
                }),
                late("falls silent after the headers", Attacks.NAME, v -> {
                    v.jsonHead();
                    v.silence();
                }),
                late("falls silent in the body", Attacks.NAME, v -> {
                    v.jsonHead();
                    v.send(v.opened() + "{\"networkName\":\"a");
                    v.silence();
                }),
                late("falls silent after a whole response whose end it does not show", Attacks.NAME, v -> {
                    v.jsonHead();
                    v.send(v.opened() + "{\"networkName\":\"a\"}}");
                    v.silence();
                }),
                late("falls silent in the size of a chunk", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.send("1f");
                    v.silence();
                }),
                late("falls silent in a compressed body", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Content-Encoding: gzip\r\n");
                    GZIPOutputStream zip = new GZIPOutputStream(v.out(), true);
                    zip.write((v.opened() + "{\"networkName").getBytes());
                    zip.flush();
                    v.silence();
                }),
                late("falls silent in a text of metrics", Attacks.METRICS, v -> {
                    v.head("Content-Type: text/plain\r\n");
                    v.send("# HELP a b\na 1\nb ");
                    v.silence();
                }),
                late("falls silent in the second page of a list", Attacks.SUBNETS, v -> {
                    if (!v.request().target().contains("pageToken")) {
                        v.json("{\"subnets\":[],\"nextPageToken\":\"a\"}");
                    } else {
                        v.silence();
                    }
                }),
                late("falls silent in the response to a batch", Attacks.BATCH, v -> {
                    v.jsonHead();
                    v.send("[");
                    v.silence();
                }),
                late("falls silent while it signs", Attacks.SIGNATURE, Visit::silence),
                late("drips a status line that never ends", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 ");
                    v.drip("O");
                }),
                late("drips headers", Attacks.NAME, v -> {
                    v.send("HTTP/1.1 200 OK\r\n");
                    v.drip("a: b\r\n");
                }),
                late("drips a body", Attacks.NAME, v -> {
                    v.jsonHead();
                    v.send(v.opened() + "{\"networkName\":\"");
                    v.drip("a");
                }),
                late("drips white space before its response", Attacks.CHAIN, v -> {
                    v.jsonHead();
                    v.drip(" \n");
                }),
                late("drips chunks of one byte", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Transfer-Encoding: chunked\r\n");
                    v.drip("1\r\n \r\n");
                }),
                late("drips interim responses", Attacks.NAME, v -> v.drip("HTTP/1.1 103 Early Hints\r\n\r\n")),
                HostileCases.fails(
                        SUBJECT,
                        "sends interim responses without end",
                        Attacks.NAME,
                        v -> v.endless("HTTP/1.1 100 Continue\r\n\r\n"),
                        ConnectionException.class),
                HostileCases.fails(
                                SUBJECT,
                                "falls silent in the body of an error",
                                Attacks.CHAIN,
                                v -> {
                                    v.send("HTTP/1.1 500 Oops\r\nContent-Length: 100\r\n\r\nnot");
                                    v.silence();
                                },
                                ApiException.class,
                                "the server responded 500")
                        .slow());
    }
}
