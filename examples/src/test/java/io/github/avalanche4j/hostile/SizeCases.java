package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Servers that send what grows while it is read, and things that are far too large. */
final class SizeCases {
    private static final String SIZE = "Sizes";
    private static final int TWENTY = 20 << 20;
    private static final String LONGER = "longer than the bound of 8388608 bytes";

    private SizeCases() {}

    private static HostileCase large(String subject, String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(subject, name, attack, server, ResponseTooLargeException.class, says);
    }

    private static HostileCase unreadable(String subject, String name, Attack attack, Simple server, String... says) {
        return HostileCases.fails(subject, name, attack, server, ResponseFormatException.class, says);
    }

    static List<HostileCase> all() {
        return List.of(
                large("Bombs", "sends a gzip header without end", Attacks.NAME, v -> {
                    v.head(Visit.JSON + "Content-Encoding: gzip\r\n");
                    v.send(new byte[] {0x1f, (byte) 0x8b, 8, 8, 0, 0, 0, 0, 0, 0});
                    v.endless("a");
                }),
                large(
                        "Bombs",
                        "sends white space without end, compressed with gzip",
                        Attacks.NAME,
                        v -> zipped(v, " "),
                        LONGER),
                large(
                        "Bombs",
                        "sends a text without end, compressed with gzip",
                        Attacks.NAME,
                        v -> zipped(v, "a"),
                        LONGER),
                large(
                        "Bombs",
                        "sends tiny values without end, compressed with gzip",
                        Attacks.TREE,
                        v -> zipped(v, "[],"),
                        "values"),
                large(
                        "Bombs",
                        "sends metrics without end, compressed with gzip",
                        Attacks.METRICS,
                        v -> zipped(v, "a 1\n"),
                        "values"),
                large(
                        SIZE,
                        "sends a text of 20 MB",
                        Attacks.NAME,
                        v -> sized(v, "{\"networkName\":\"", "a", "\"}}"),
                        LONGER),
                unreadable(
                        SIZE,
                        "sends a text of 20 MB as the name of a field",
                        Attacks.NAME,
                        v -> sized(v, "{\"networkName\":{\"", "a", "\"}}"),
                        "$.result.networkName: not a text"),
                large(
                        SIZE,
                        "sends a number of 20 MB",
                        Attacks.NAME,
                        v -> sized(v, "{\"networkName\":", "1", "}}"),
                        LONGER),
                large(SIZE, "sends an exponent of 20 MB", Attacks.TREE, v -> sized(v, "1e", "1", "}"), LONGER),
                large(
                        SIZE,
                        "sends an error message of 20 MB",
                        Attacks.NAME,
                        v -> sized(v, "null,\"error\":{\"code\":1,\"message\":\"", "a", "\"}}"),
                        LONGER),
                large(
                        SIZE,
                        "names a next page by a token of 100 MB",
                        Attacks.SUBNETS,
                        v -> {
                            v.jsonHead();
                            v.send("{\"subnets\":[],\"nextPageToken\":\"");
                            for (int i = 0; i < 100; i++) {
                                v.send("a".repeat(1 << 20));
                            }
                            v.send("\"}");
                            v.close();
                        },
                        LONGER),
                unreadable(
                        SIZE,
                        "names a next page by a token of 1 MB",
                        Attacks.SUBNETS,
                        v -> v.json("{\"subnets\":[],\"nextPageToken\":\"" + "a".repeat(1 << 20) + "\"}"),
                        "page token of 1048576 characters"),
                unreadable(
                        "Bombs",
                        "compresses with deflate, without end",
                        Attacks.NAME,
                        v -> {
                            v.head(Visit.JSON + "Content-Encoding: deflate\r\n");
                            DeflaterOutputStream zip = new DeflaterOutputStream(v.out());
                            byte[] block = new byte[1 << 16];
                            while (true) {
                                zip.write(block);
                            }
                        },
                        "it is compressed with deflate, which the client did not ask for"),
                unreadable(
                        "Bombs",
                        "compresses twice",
                        Attacks.NAME,
                        v -> v.respond(
                                "200 OK",
                                Visit.JSON + "Content-Encoding: gzip, gzip\r\n",
                                gzip(gzip("{}".getBytes(UTF_8)))),
                        "compressed with gzip, gzip"),
                unreadable(
                        "Bombs",
                        "compresses with brotli",
                        Attacks.NAME,
                        v -> v.respond("200 OK", Visit.JSON + "Content-Encoding: br\r\n", "{}"),
                        "compressed with br"),
                unreadable(
                        "Bombs",
                        "says gzip and compresses nothing",
                        Attacks.NAME,
                        v -> v.respond(
                                "200 OK",
                                Visit.JSON + "Content-Encoding: gzip\r\n",
                                v.opened() + "{\"networkName\":\"a\"}}"),
                        "its gzip compression is corrupt"),
                unreadable(
                        "Bombs",
                        "sends gzip with a wrong checksum",
                        Attacks.NAME,
                        v -> {
                            byte[] zipped = gzip((v.opened() + "{\"networkName\":\"a\"}}").getBytes(UTF_8));
                            zipped[zipped.length - 8] ^= 1;
                            v.respond("200 OK", Visit.JSON + "Content-Encoding: gzip\r\n", zipped);
                        },
                        "its gzip compression is corrupt"),
                unreadable(
                        "Bombs",
                        "continues after the end of gzip",
                        Attacks.NAME,
                        v -> {
                            ByteArrayOutputStream body = new ByteArrayOutputStream();
                            body.write(gzip((v.opened() + "{\"networkName\":\"a\"}}").getBytes(UTF_8)));
                            body.write(new byte[1000]);
                            v.respond("200 OK", Visit.JSON + "Content-Encoding: gzip\r\n", body.toByteArray());
                        },
                        "its gzip compression is corrupt"),
                HostileCases.fails(
                        "Bombs",
                        "cuts gzip off",
                        Attacks.NAME,
                        v -> {
                            byte[] zipped = gzip((v.opened() + "{\"networkName\":\"a\"}}").getBytes(UTF_8));
                            v.respond(
                                    "200 OK",
                                    Visit.JSON + "Content-Encoding: gzip\r\n",
                                    java.util.Arrays.copyOf(zipped, 20));
                        },
                        ConnectionException.class,
                        "failed while reading the response"));
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(plain);
        }
        return packed.toByteArray();
    }

    private static void zipped(Visit v, String piece) throws IOException {
        v.head(Visit.JSON + "Content-Encoding: gzip\r\n");
        GZIPOutputStream zip = new GZIPOutputStream(v.out());
        zip.write((piece.equals("a 1\n")
                        ? piece
                        : v.opened()
                                + (piece.equals("[],") ? "[" : "{\"networkName\":" + (piece.equals("a") ? "\"" : "")))
                .getBytes(UTF_8));
        byte[] block = piece.repeat(100_000).getBytes(UTF_8);
        while (true) {
            zip.write(block);
        }
    }

    private static void sized(Visit v, String before, String piece, String after) throws IOException {
        v.jsonHead();
        v.send(v.opened() + before);
        for (int i = 0; i < TWENTY; i += 1 << 20) {
            v.send(piece.repeat(1 << 20));
        }
        v.send(after);
        v.close();
    }
}
