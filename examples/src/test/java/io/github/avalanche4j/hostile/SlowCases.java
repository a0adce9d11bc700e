package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.BATCH;
import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.METRICS;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SIGNATURE;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;
import static io.github.avalanche4j.hostile.HostileCase.Behavior.drips;
import static io.github.avalanche4j.hostile.HostileCase.Behavior.silentAfter;
import static io.github.avalanche4j.hostile.Visit.NAMED;
import static io.github.avalanche4j.hostile.Visit.OK;
import static io.github.avalanche4j.hostile.Visit.OK_CHUNKED;
import static io.github.avalanche4j.hostile.Visit.OK_JSON;
import static io.github.avalanche4j.hostile.Visit.OK_TEXT;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Servers that say nothing, or next to nothing: only the deadline ends these calls. */
final class SlowCases {
    private static final Subject SUBJECT = new Subject("Silence and slowness");
    private static final String DEADLINE = "the call's deadline passed";

    private SlowCases() {}

    private static HostileCase late(String name, Attack attack, Behavior server) {
        return SUBJECT.broken(name, attack, DEADLINE, server).slow();
    }

    static List<HostileCase> all() {
        return List.of(
                late("takes the connection and says nothing", NAME, Visit::silence)
                        .early("http"),
                late("takes the connection and says nothing, where TLS is expected", NAME, Visit::silence)
                        .early("https"),
                late("says nothing to a request", NAME, Visit::silence),
                late("falls silent in the status line", NAME, silentAfter("HTTP/1.1 20")),
                late("falls silent in a header", CHAIN, silentAfter("HTTP/1.1 200 OK\r\nContent-Type: applica")),
                late("falls silent after the headers", NAME, silentAfter(OK_JSON)),
                late("falls silent in the body", NAME, silentAfter(OK_JSON + "${\"networkName\":\"a")),
                late(
                        "falls silent after a whole response whose end it does not show",
                        NAME,
                        silentAfter(OK_JSON + "$" + NAMED + "}")),
                late("falls silent in the size of a chunk", NAME, silentAfter(OK_CHUNKED + "1f")),
                late("falls silent in a compressed body", NAME, v -> {
                    v.head(Visit.JSON + "Content-Encoding: gzip\r\n");
                    GZIPOutputStream zip = new GZIPOutputStream(v.out(), true);
                    zip.write((v.opened() + "{\"networkName").getBytes(UTF_8));
                    zip.flush();
                    v.silence();
                }),
                late("falls silent in a text of metrics", METRICS, silentAfter(OK_TEXT + "# HELP a b\na 1\nb ")),
                late("falls silent in the second page of a list", SUBNETS, v -> {
                    if (!v.request().target().contains("pageToken")) {
                        v.json("{\"subnets\":[],\"nextPageToken\":\"a\"}");
                    } else {
                        v.silence();
                    }
                }),
                late("falls silent in the response to a batch", BATCH, silentAfter(OK_JSON + "[")),
                late("falls silent while it signs", SIGNATURE, Visit::silence),
                late("drips a status line that never ends", NAME, drips("HTTP/1.1 200 ", "O")),
                late("drips headers", NAME, drips(OK, "a: b\r\n")),
                late("drips a body", NAME, drips(OK_JSON + "${\"networkName\":\"", "a")),
                late("drips white space before its response", CHAIN, drips(OK_JSON, " \n")),
                late("drips chunks of one byte", NAME, drips(OK_CHUNKED, "1\r\n \r\n")),
                late("drips interim responses", NAME, drips("", "HTTP/1.1 103 Early Hints\r\n\r\n")),
                SUBJECT.broken(
                        "sends interim responses without end",
                        NAME,
                        "",
                        v -> v.endless("HTTP/1.1 100 Continue\r\n\r\n")),
                SUBJECT.refused(
                                "falls silent in the body of an error",
                                CHAIN,
                                "the server responded 500",
                                silentAfter("HTTP/1.1 500 Oops\r\nContent-Length: 100\r\n\r\nnot"))
                        .slow());
    }
}
