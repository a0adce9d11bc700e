package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.METRICS;
import static io.github.avalanche4j.hostile.Attacks.NAME;
import static io.github.avalanche4j.hostile.Attacks.SUBNETS;
import static io.github.avalanche4j.hostile.Attacks.TREE;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Servers that send what grows while it is read, and things that are far too large. */
final class SizeCases {
    private static final Subject BOMBS = new Subject("Bombs");
    private static final Subject SIZE = new Subject("Sizes");
    private static final int TWENTY = 20 << 20;
    private static final String LONGER = "longer than the bound of 8388608 bytes";

    private static final String CORRUPT = "its gzip compression is corrupt";
    private static final String GZIP = Visit.JSON + "Content-Encoding: gzip\r\n";

    private SizeCases() {}

    static List<HostileCase> all() {
        return List.of(
                BOMBS.large("sends a gzip header without end", NAME, "", v -> {
                    v.head(GZIP);
                    v.send(new byte[] {0x1f, (byte) 0x8b, 8, 8, 0, 0, 0, 0, 0, 0});
                    v.endless("a");
                }),
                BOMBS.large("sends white space without end, compressed with gzip", NAME, LONGER, v -> zipped(v, " ")),
                BOMBS.large("sends a text without end, compressed with gzip", NAME, LONGER, v -> zipped(v, "a")),
                BOMBS.large(
                        "sends tiny values without end, compressed with gzip", TREE, "values", v -> zipped(v, "[],")),
                BOMBS.large(
                        "sends metrics without end, compressed with gzip", METRICS, "values", v -> zipped(v, "a 1\n")),
                SIZE.large("sends a text of 20 MB", NAME, LONGER, v -> sized(v, "{\"networkName\":\"", "a", "\"}}")),
                SIZE.unreadable(
                        "sends a text of 20 MB as the name of a field",
                        NAME,
                        "$.result.networkName: not a text",
                        v -> sized(v, "{\"networkName\":{\"", "a", "\"}}")),
                SIZE.large("sends a number of 20 MB", NAME, LONGER, v -> sized(v, "{\"networkName\":", "1", "}}")),
                SIZE.large("sends an exponent of 20 MB", TREE, LONGER, v -> sized(v, "1e", "1", "}")),
                SIZE.large(
                        "sends an error message of 20 MB",
                        NAME,
                        LONGER,
                        v -> sized(v, "null,\"error\":{\"code\":1,\"message\":\"", "a", "\"}}")),
                SIZE.large("names a next page by a token of 100 MB", SUBNETS, LONGER, v -> {
                    v.jsonHead();
                    v.send("{\"subnets\":[],\"nextPageToken\":\"");
                    for (int i = 0; i < 100; i++) {
                        v.send("a".repeat(1 << 20));
                    }
                    v.send("\"}");
                    v.close();
                }),
                SIZE.unreadable(
                        "names a next page by a token of 1 MB",
                        SUBNETS,
                        "page token of 1048576 characters",
                        v -> v.json("{\"subnets\":[],\"nextPageToken\":\"" + "a".repeat(1 << 20) + "\"}")),
                BOMBS.unreadable(
                        "compresses with deflate, without end",
                        NAME,
                        "it is compressed with deflate, which the client did not ask for",
                        v -> {
                            v.head(Visit.JSON + "Content-Encoding: deflate\r\n");
                            DeflaterOutputStream zip = new DeflaterOutputStream(v.out());
                            byte[] block = new byte[1 << 16];
                            while (true) {
                                zip.write(block);
                            }
                        }),
                BOMBS.unreadable(
                        "compresses twice",
                        NAME,
                        "compressed with gzip, gzip",
                        v -> v.respond(
                                "200 OK",
                                Visit.JSON + "Content-Encoding: gzip, gzip\r\n",
                                gzip(gzip("{}".getBytes(UTF_8))))),
                BOMBS.unreadable(
                        "compresses with brotli",
                        NAME,
                        "compressed with br",
                        v -> v.respond("200 OK", Visit.JSON + "Content-Encoding: br\r\n", "{}")),
                BOMBS.unreadable(
                        "says gzip and compresses nothing", NAME, CORRUPT, v -> v.respond("200 OK", GZIP, v.named())),
                BOMBS.unreadable("sends gzip with a wrong checksum", NAME, CORRUPT, changed(zipped -> {
                    zipped[zipped.length - 8] ^= 1;
                    return zipped;
                })),
                BOMBS.unreadable(
                        "continues after the end of gzip",
                        NAME,
                        CORRUPT,
                        changed(zipped -> Arrays.copyOf(zipped, zipped.length + 1000))),
                BOMBS.broken(
                        "cuts gzip off",
                        NAME,
                        "failed while reading the response",
                        changed(zipped -> Arrays.copyOf(zipped, 20))));
    }

    /** A response compressed with gzip, with a change. */
    private static Behavior changed(UnaryOperator<byte[]> change) {
        return v -> v.respond("200 OK", GZIP, change.apply(gzip(v.named().getBytes(UTF_8))));
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(plain);
        }
        return packed.toByteArray();
    }

    private static void zipped(Visit v, String piece) throws IOException {
        v.head(GZIP);
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
