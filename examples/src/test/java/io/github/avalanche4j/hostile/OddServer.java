package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPOutputStream;

/** Servers of {@code cases.txt} that count, compute or keep something. */
enum OddServer implements Behavior {
    COOKIE(v -> {
        if (v.request().headers().containsKey("cookie")) {
            v.reset();
        }
        v.respond(Visit.OK_JSON + "\r\nSet-Cookie: a=b", named(v));
    }),
    CHECKS(numbered(
            Visit.OK_JSON,
            "{\"healthy\":true,\"checks\":{\"a\":{\"timestamp\":\"2026-01-01T00:00:00Z\",\"duration\":0}",
            i -> ",\"" + i + "\":{\"timestamp\":\"2026-01-01T00:00:00Z\",\"duration\":0}")),
    NUMBERED_METRICS(numbered("200 OK\r\nContent-Type: text/plain", "", i -> "a" + i + " 1\n")),
    GZIP_HEADER(v -> {
        v.head(Visit.OK_JSON + "\r\nContent-Encoding: gzip");
        v.send(new byte[] {0x1f, (byte) 0x8b, 8, 8, 0, 0, 0, 0, 0, 0});
        v.endless("a");
    }),
    GZIP_TWICE(v -> v.respond(Visit.OK_JSON + "\r\nContent-Encoding: gzip, gzip", gzip(gzip("{}".getBytes(UTF_8))))),
    GZIP_CHECKSUM(zipped(bytes -> {
        bytes[bytes.length - 8] ^= 1;
        return bytes;
    })),
    GZIP_CONTINUED(zipped(bytes -> Arrays.copyOf(bytes, bytes.length + 1000))),
    GZIP_CUT(zipped(bytes -> Arrays.copyOf(bytes, 20)));

    private final Behavior behavior;

    OddServer(Behavior behavior) {
        this.behavior = behavior;
    }

    @Override
    public void respond(Visit visit) throws IOException {
        behavior.respond(visit);
    }

    private static byte[] named(Visit visit) {
        return visit.filled(Visit.NAMED).getBytes(UTF_8);
    }

    /** A response without end, of which each piece has another number. */
    private static Behavior numbered(String head, String beginning, IntFunction<String> piece) {
        return v -> {
            v.head(head);
            v.send(beginning.getBytes(UTF_8));
            for (int i = 0; ; i++) {
                v.out().write(piece.apply(i).getBytes(UTF_8));
            }
        };
    }

    /** A response that is compressed and then changed. */
    private static Behavior zipped(UnaryOperator<byte[]> change) {
        return v -> v.respond(Visit.OK_JSON + "\r\nContent-Encoding: gzip", change.apply(gzip(named(v))));
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(plain);
        }
        return packed.toByteArray();
    }
}
